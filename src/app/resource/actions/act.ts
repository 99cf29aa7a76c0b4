import type { IconName } from '../../theme/Icon';

/** Something that can be done with a record: a way to somewhere, or a press. */
export type Act = {
  label: string;
  icon?: IconName;
  /** It takes the record on; the first of those is what the page is for. */
  forward?: boolean;
  /** It stands in sight beside the likeliest, however many there are. */
  kept?: boolean;
  /** It destroys: last, and apart. */
  grave?: boolean;
  busy?: boolean;
} & ({ to: string; press?: never } | { press: () => void; to?: never });

/** What takes a record on, then the others, what destroys at the end. */
export const inOrder = (acts: readonly Act[]): Act[] => {
  const rank = ({ forward, kept, grave }: Act) => (grave ? 3 : forward ? 0 : kept ? 1 : 2);
  return acts.toSorted((one, other) => rank(one) - rank(other));
};

/** Those that have a button of their own, and those behind „Więcej”; where all have room, nothing is put away. */
export function shared(acts: readonly Act[], seats: number): { inSight: Act[]; put: Act[] } {
  const ordered = inOrder(acts);
  if (ordered.length <= seats) return { inSight: ordered, put: [] };
  const kept = ordered.filter((act) => act.kept && !act.forward).slice(0, Math.max(0, seats - 1));
  const first = ordered.filter((act) => !kept.includes(act) && !act.grave).slice(0, Math.max(0, seats - kept.length));
  const inSight = [...first, ...kept];
  return { inSight, put: ordered.filter((act) => !inSight.includes(act)) };
}
