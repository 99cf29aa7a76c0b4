import type { companies } from '../../../resources/companies';
import type { Presumed } from '../../domain/deadlines/openFacts';
import type { RecordOf } from '../../schema';

/** A card of the demonstration, which leaves nothing open. */
export type Company = Presumed<RecordOf<typeof companies>>;
