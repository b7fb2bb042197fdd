/** True if an event comes from a field in which the user types or chooses, which then takes keys and pasted texts. */
export const isInField = (event: Event): boolean =>
  event
    .composedPath()
    .some(
      (target) =>
        target instanceof Element && target.matches('textarea, select, input:not([type=checkbox], [type=radio])'),
    );
