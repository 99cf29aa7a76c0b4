import type { ZusScheme } from '../../deadlines/taxProfile';
import type { LadderFacts } from '../ladder/facts';
import type { SeenStep } from '../ladder/ladder';

/** A stage that the profile states, from a day on; null is "from the beginning". */
export interface StatedLine {
  scheme: ZusScheme;
  from: string | null;
}

export interface OwnerLadderFacts {
  /** In the order of time. */
  stated: readonly StatedLine[];
  /** Typed on the card, of the stage it states. */
  typed_end: string | null;
  small_plus_used: number | null;
  law: LadderFacts | null;
  /** Nobody is entered: the company's card says what a person's card would. */
  on_company_card?: boolean;
}

/** A stage, and whether the profile states it or it follows from the law. */
export interface OwnerStep extends SeenStep {
  stated: boolean;
}
