import { limitsOf } from '../../domain/limits/lookup';
import { yearArgument } from './year';

/** `limits 2026`: one JSON line a limit or rate; `value` null means it is not known yet. Złote, euro and percent, not grosze. */
export function run(args: string[]): void {
  const year = yearArgument(args, 2022, 2099);
  for (const { parts, ...limit } of limitsOf(year)) console.log(JSON.stringify(parts.length > 0 ? { ...limit, parts } : limit));
}
