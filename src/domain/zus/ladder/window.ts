import { type SmallPlusTerm, smallPlusTerm } from '../schemes';

/**
 * Counts Mały ZUS Plus month by month of business: 36 in each 60, a new 60 beginning with the first month after the last
 * ones, and all counted anew from January 2026.
 */
export function countSmallPlus() {
  let term: SmallPlusTerm | null = null;
  let run = 0;
  let used = 0;
  let open = false;

  return {
    /** To be asked for every month in which the business is run, in order; `wants` whether it would be used. */
    month(month: string, wants: boolean): boolean {
      const current = smallPlusTerm(month);
      if (!current) return false;
      if (current !== term) [term, run, used, open] = [current, 0, 0, false];
      if (!open && !wants) return false;
      open = true;
      run += 1;
      if (run > current.within) [run, used] = [1, 0];
      if (!wants || used >= current.months) return false;
      used += 1;
      return true;
    },
  };
}
