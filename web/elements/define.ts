/** Registers an element under its name; a page that loads two copies of it keeps the first. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
