/** German templates: the short and the long form of sentences. */
export const DEPTHS = {
  '{digits} in {houses}': '{digits} in {houses}',
  '{digits} in {cells}': '{digits} in {cells}',
  'Why {cell} has no other candidate:{causes}': 'Warum {cell} keinen anderen Kandidaten hat:{causes}',
  'Why {cell} has only {left}:{causes}': 'Warum {cell} nur {left} hat:{causes}',
  'Why {digit} has no other place in {house}:{causes}': 'Warum {digit} in {house} keinen anderen Platz hat:{causes}',
  '{own} {own:is|are} in {house} already': '{own} {own:steht|stehen} schon in {house}',
  '{own} {own:is|are} ruled out by {values}': '{values} {values:schließt|schließen} {own} aus',
  '{cells} {cells:sees|see} the {digit} in {value}': '{cells} {cells:sieht|sehen} die {digit} in {value}',
  'in {cells}, {digit} is ruled out by the {other} in {value}':
    'in {cells} schließt die {other} in {value} die {digit} aus',
  '{own} {own:is|are} not allowed in {cells}': '{own} {own:ist|sind} in {cells} nicht erlaubt',
  '{own} {own:was|were} removed from {cells} before': '{own} {own:wurde|wurden} schon aus {cells} entfernt',
  '{own} {own:was|were} removed from {cells} in step {step}':
    '{own} {own:wurde|wurden} in Schritt {step} aus {cells} entfernt',
} as const;
