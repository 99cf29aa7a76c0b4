import { proportion } from '../../lib/money';
import { formatNumber } from '../../lib/numbers';
import { euroAmount, inZlote } from './euro';
import type { LimitDefinition, LimitRow } from './limit';
import { yearOn } from './year';

/** The row of another limit of the table on a date. */
export type Find = (key: string, date: string) => LimitRow | null;

interface Known extends LimitRow {
  value: number;
}

interface Followed {
  value: number;
  from: readonly Known[];
  source: string;
}

/** Another limit's one number, unless it is itself a forecast or not known. */
function known(find: Find, key: string, date: string): Known | null {
  const row = find(key, date);
  return row && typeof row.value === 'number' && row.certainty !== 'draft' ? { ...row, value: row.value } : null;
}

const hundredths = ({ value }: Known) => Math.round(value * 100);

function inEuro(limit: LimitDefinition, date: string, find: Find): Followed | null {
  const stated = euroAmount(limit, date);
  if (!stated) return null;
  const rate = known(find, 'eur_rate_limits', date);
  return (
    rate && {
      value: inZlote(stated, rate.value),
      from: [rate],
      source: `${formatNumber(stated.amount, 0)} euro po kursie ${formatNumber(rate.value, 4)} (${rate.source})`,
    }
  );
}

function asShare(limit: LimitDefinition, date: string, find: Find): Followed | null {
  if (!limit.follows || !('of' in limit.follows)) return null;
  const { of, percent, inJanuary } = limit.follows;
  const base = known(find, of, inJanuary ? `${yearOn(limit, date)}-01-01` : date);
  return (
    base && {
      value: proportion(hundredths(base), Math.round(percent * 100), 10_000) / 100,
      from: [base],
      source: `${formatNumber(percent)}% z: ${base.source}`,
    }
  );
}

function asContributions({ follows }: LimitDefinition, date: string, find: Find): Followed | null {
  if (!follows || !('base' in follows)) return null;
  const base = known(find, follows.base, date);
  const rates = follows.rates.flatMap((key) => known(find, key, date) ?? []);
  if (!base || rates.length < follows.rates.length) return null;
  const total = rates.reduce((sum, rate) => sum + proportion(hundredths(base), hundredths(rate), 10_000), 0);
  const sources = new Set([base, ...rates].map(({ source }) => source));
  return { value: total / 100, from: [base, ...rates], source: `podstawa i stopy: ${[...sources].join('; ')}` };
}

/** The value that follows from others on a date, as sure as they are; null where it follows from none, or they are not known. */
export function followingRow(limit: LimitDefinition, date: string, find: Find): LimitRow | null {
  const followed = inEuro(limit, date, find) ?? asShare(limit, date, find) ?? asContributions(limit, date, find);
  if (!followed) return null;
  const { value, from, source } = followed;
  return {
    from: from.map((each) => each.from).reduce((latest, each) => (each > latest ? each : latest)),
    value,
    certainty: from.some(({ certainty }) => certainty === 'office') ? 'office' : 'computed',
    source,
    note: null,
  };
}
