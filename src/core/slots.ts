/** The names of a template's slots: `{cells}`, or `{cells:sees|see}`, which chooses a text by their number. */
export type Slots<Template extends string> = Template extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}:${string}` ? Name : Slot) | Slots<Rest>
  : never;
