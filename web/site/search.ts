/**
 * The search box of the list of strategies: shows the entries whose names contain all typed words. Without scripts the
 * box stays hidden, and the list is complete.
 */
const box = document.querySelector<HTMLElement>('.search');
const field = box?.querySelector('input');
const counter = box?.querySelector('p');

if (box && field && counter) {
  box.hidden = false;
  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const item of document.querySelectorAll<HTMLElement>('.strategies li')) {
      const names = item.querySelector('a')!.dataset.names!;
      item.hidden = !words.every((word) => names.includes(word));
      if (
        !item.hidden &&
        item
          .closest('section')!
          .querySelector('h3')!
          .id.match(/easy|medium|hard|unfair|extreme/)
      )
        shown++;
    }
    for (const section of document.querySelectorAll('section'))
      section.hidden = section.querySelector('li:not([hidden])') === null;
    const { one, several } = counter.dataset;
    counter.textContent = words.length === 0 ? '' : shown === 1 ? one! : several!.replace('%', String(shown));
  });
}
