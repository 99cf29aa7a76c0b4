import { formatMoney, formatPercent } from '../../lib/money';
import type { ZusScheme } from '../deadlines/taxProfile';
import { leastSure } from '../limits/certainty';
import type { EnteredValue } from '../limits/entered';
import { type LimitKey, limitDefinition, limitOn } from '../limits/lookup';
import { contributionsIn } from './contributions';
import type { ContributionPart } from './health/part';
import { schemeRule } from './schemes';

/** A stage and on how many days of a month it held. */
export interface StageDays {
  scheme: ZusScheme;
  days: number;
}

export interface SocialFacts {
  sickness: boolean;
  /** Basis points; null for the usual one. */
  accident: number | null;
  /** The base of Mały ZUS Plus; null while the income of the year before is not known. */
  smallPlusBase: number | null;
}

const PARTS = [
  { code: 'pension', name: 'emerytalna', key: 'rate_emerytalna' },
  { code: 'disability', name: 'rentowa', key: 'rate_rentowa' },
  { code: 'sickness', name: 'chorobowa (dobrowolna)', key: 'rate_chorobowa' },
  { code: 'accident', name: 'wypadkowa', key: 'rate_wypadkowa' },
  { code: 'labour_fund', name: 'FP i FS', key: 'rate_fp_fs' },
] as const satisfies readonly { code: ContributionPart['code']; name: string; key: LimitKey }[];

type Insured = 'preferential' | 'maly_plus' | 'full';
const isInsured = (scheme: ZusScheme): scheme is Insured =>
  scheme === 'preferential' || scheme === 'maly_plus' || scheme === 'full';

/**
 * Social contributions of a month, stage by stage; a stage that held on a part of it has a part of the base (art. 18 ust. 9 u.s.u.s.).
 * Empty for who pays none; null where a base or rate is not known.
 */
export function socialIn(
  month: string,
  length: number,
  stages: readonly StageDays[],
  { sickness, accident, smallPlusBase }: SocialFacts,
  entered: readonly EnteredValue[] = [],
): ContributionPart[] | null {
  const parts: ContributionPart[] = [];
  for (const { scheme, days } of stages) {
    if (!isInsured(scheme)) continue;
    const own = scheme === 'maly_plus' ? (smallPlusBase ?? 0) : null;
    const part = days < length ? days : null;
    const counted = contributionsIn(scheme, month, { sickness, accident, base: own, days: part, entered });
    if (counted === null) return null;
    const rule = schemeRule(scheme, `${month}-01`);
    for (const { code, name, key } of PARTS) {
      const amount = counted[code];
      const row = limitOn(key, `${month}-01`, entered);
      if (amount === 0 || row === null || typeof row.value !== 'number') continue;
      const percent = code === 'accident' && accident !== null ? accident / 100 : row.value;
      parts.push({
        code,
        name: stages.length > 1 ? `${name}, ${rule?.label ?? scheme}` : name,
        base: counted.base,
        rate: Math.round(percent * 100),
        amount,
        formula: `${formatPercent(percent)} × ${formatMoney(counted.base)}${part === null ? '' : ` (${days} z ${length} dni)`}`,
        basis: [limitDefinition(key).basis, rule?.basis].filter(Boolean).join('; '),
        source: row.source,
        certainty: leastSure([counted.certainty]),
      });
    }
  }
  return parts;
}
