import type { Listed } from '../../domain/deadlines/employer';
import type { EventTerm } from '../../domain/deadlines/happenings';
import type { Obligation } from '../../domain/deadlines/obligations';
import type { TaxProfile } from '../../domain/deadlines/taxProfile';
import type { Client } from '../recurring/client';

/** An obligation and whose it is. */
export interface Owed {
  client: Client;
  stretches: readonly Listed<TaxProfile>[];
  obligation: Obligation;
  /** What raised it, where that is not the calendar. */
  event?: EventTerm;
}
