/** Options that do nothing in some calls, of which the user is told: the reasons, by the other options. */

/** A reason for which an option does nothing in a call, as in "without --all". */
export interface Idle {
  /** The long names of the other options that decide it. */
  readonly beside: readonly string[];
  /** Returns the reason if it applies. `other` returns the value of another option by its long name. */
  reason(other: (flag: string) => unknown): string | false | undefined;
}

/** An option that does nothing in some calls, of which the user is told. */
export const idleIf = <Option extends object>(option: Option, ...idle: readonly Idle[]): Option => ({
  ...option,
  idle,
});

const isSet = (value: unknown): boolean => value !== undefined && value !== false;

/** With any of these options. `more` goes after the name, as in "with --json, which includes it". */
export const beside = (flags: string | readonly string[], more = ''): Idle => {
  const each = [flags].flat();
  return {
    beside: each,
    reason(other) {
      const flag = each.find((flag) => isSet(other(flag)));
      return flag && `with ${flag}${more}`;
    },
  };
};

/** Without all of these options, the first of which is named. */
export const lacking = (...flags: readonly string[]): Idle => ({
  beside: flags,
  reason: (other) => !flags.some((flag) => isSet(other(flag))) && `without ${flags[0]}`,
});

/** For some values of another option. */
export const whenOther = (flag: string, reasonFor: (value: unknown) => string | false | undefined): Idle => ({
  beside: [flag],
  reason: (other) => reasonFor(other(flag)),
});

/** Returns the first reason for which an option does nothing, if any. `other` returns the value of another option. */
export function idleReason(
  { idle = [] }: { readonly idle?: readonly Idle[] },
  other: (flag: string) => unknown,
): string | undefined {
  for (const { reason } of idle) {
    const told = reason(other);
    if (told) return told;
  }
  return undefined;
}
