/** Registers an element under its name. If a page loads two copies of it, the first one stays registered. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
