/** The script of a walkthrough's page: shows the trace embedded in the page, and keeps the step in the address. */
import './elements/walkthrough/walkthrough.component.js';
import type { ShownTrace } from './elements/walkthrough/trace.js';
import type { SudokuWalkthrough } from './elements/walkthrough/walkthrough.component.js';

const element = document.querySelector<SudokuWalkthrough>('sudoku-walkthrough')!;

const stepInAddress = (): number => Number(/^#step-(\d+)$/.exec(location.hash)?.[1] ?? 1) - 1;

element.address = (index) => `#step-${index + 1}`;
element.index = stepInAddress();
element.trace = JSON.parse(document.getElementById('trace')!.textContent!) as ShownTrace;
element.addEventListener('sudoku-step', () => history.replaceState(null, '', `#step-${element.index + 1}`));
/** Keys work from the moment the page opens. The element handles keys pressed within it itself. */
addEventListener('keydown', (event) => {
  if (!event.composedPath().includes(element)) element.handleKey(event);
});
addEventListener('hashchange', () => {
  element.index = stepInAddress();
});
