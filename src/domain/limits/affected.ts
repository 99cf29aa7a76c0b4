import type { LimitDefinition } from './limit';
import type { LimitKey } from './lookup';
import { LIMITS } from './table';

function followsAny({ euro, follows }: LimitDefinition, keys: ReadonlySet<string>): boolean {
  if (euro && keys.has('eur_rate_limits')) return true;
  if (!follows) return false;
  return ('of' in follows ? [follows.of] : [follows.base, ...follows.rates]).some((key) => keys.has(key));
}

/** The limits whose values may change with that of one: itself, and all that follow from it, near and far. */
export function affectedBy(key: string): LimitKey[] {
  const affected = new Set<string>([key]);
  let before = 0;
  while (affected.size > before) {
    before = affected.size;
    for (const limit of LIMITS) if (followsAny(limit, affected)) affected.add(limit.key);
  }
  return LIMITS.flatMap((limit) => (affected.has(limit.key) ? [limit.key] : []));
}
