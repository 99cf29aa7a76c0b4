import type { LimitDefinition } from './limit';
import type { LimitKey } from './lookup';
import { LIMITS } from './table';

const basesOf = ({ euro, follows }: LimitDefinition): readonly string[] => [
  ...(euro ? ['eur_rate_limits'] : []),
  ...(follows ? ('of' in follows ? [follows.of] : [follows.base, ...follows.rates]) : []),
];

/** The limits whose values may change with that of one: itself, and all that follow from it, near and far. */
export function affectedBy(key: string): LimitKey[] {
  const affected = new Set<string>([key]);
  let before = 0;
  while (affected.size > before) {
    before = affected.size;
    for (const limit of LIMITS) if (basesOf(limit).some((base) => affected.has(base))) affected.add(limit.key);
  }
  return LIMITS.flatMap((limit) => (affected.has(limit.key) ? [limit.key] : []));
}
