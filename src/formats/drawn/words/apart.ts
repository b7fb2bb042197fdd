/** Words that tell drawings of one colour apart, such as thick and thin lines. The groups of a drawing know no such words. */

/** Words for what a group of like drawings does not tell. */
const UNSEEN = ['thick', 'thin', 'dashed', 'filled', 'large'];

interface Looks {
  readonly colours: readonly string[];
  readonly looks: ReadonlySet<string>;
  readonly options: readonly { readonly rule: { readonly drawn?: readonly { readonly form: string }[] } }[];
}

/** True if a claim names an unseen look that another one, of the same colours and form, does not name. */
export function isToldApart(claim: Looks, claims: readonly Looks[]): boolean {
  const unseen = unseenIn(claim);
  if (unseen === '') return false;
  const forms = formsOf(claim);
  return claims.some(
    (other) =>
      unseenIn(other) !== unseen &&
      (other.colours.length === 0 ||
        claim.colours.length === 0 ||
        other.colours.some((each) => claim.colours.includes(each))) &&
      formsOf(other).some((form) => forms.includes(form)),
  );
}

const unseenIn = ({ looks }: Looks): string => UNSEEN.filter((word) => looks.has(word)).join();

const formsOf = ({ options }: Looks): string[] =>
  options.flatMap(({ rule: { drawn = [] } }) => drawn.map(({ form }) => form));
