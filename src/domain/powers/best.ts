import { type PowerFacts, type PowerState, powerState } from './state';

const order: readonly PowerState[] = ['valid', 'expiring', 'future', 'prepared', 'expired', 'revoked'];

/** Of several powers of one kind the one that counts: which works, the longest; null where there is none. */
export function bestPower<Power extends PowerFacts>(powers: readonly Power[], today: string): Power | null {
  const rank = (power: Power) => order.indexOf(powerState(power, today));
  const until = ({ valid_to }: Power) => valid_to ?? '9999-12-31';
  const [best] = powers.toSorted((one, other) => rank(one) - rank(other) || (until(one) > until(other) ? -1 : 1));
  return best ?? null;
}
