import { addMonths, lastDayOf, monthOf } from '../../../lib/dates';
import type { ZusScheme } from '../../deadlines/taxProfile';
import { lawEnd, smallPlusTerm } from '../schemes';

/** The stage a person's record states, under its keys. */
export interface StatedStage {
  zus_scheme: ZusScheme;
  /** Null where nobody said: then only a typed end is known, and that of counted months. */
  zus_scheme_from: string | null;
  /** The end typed by the office; it is believed before anything computed. */
  zus_scheme_to?: string | null;
  /** Months of Mały ZUS Plus used in the present 60, the current month included. */
  maly_plus_months_used?: number | null;
}

export interface StageEnd {
  /** Null when the stage has no end, or it cannot be told. */
  ends_on: string | null;
  next: ZusScheme | null;
}

const NEXT: Readonly<Partial<Record<ZusScheme, ZusScheme>>> = {
  start_relief: 'preferential',
  preferential: 'full',
  maly_plus: 'full',
};

/** When the stated stage ends and what follows if nothing else is chosen, seen on a day. */
export function stageEnd(stage: StatedStage, today: string): StageEnd {
  return { ends_on: stage.zus_scheme_to ?? computedEnd(stage, today), next: NEXT[stage.zus_scheme] ?? null };
}

function computedEnd({ zus_scheme, zus_scheme_from, maly_plus_months_used }: StatedStage, today: string): string | null {
  const end = lawEnd(zus_scheme, zus_scheme_from);
  if (end !== null) return end;
  const term = smallPlusTerm(monthOf(today));
  if (zus_scheme !== 'maly_plus' || maly_plus_months_used == null || !term) return null;
  const left = Math.max(0, term.months - maly_plus_months_used);
  return lastDayOf(addMonths(monthOf(today), left));
}
