import type { companies } from '../../../resources/companies';
import type { Presumed } from '../../domain/deadlines/openFacts';
import type { RecordOf, Resource } from '../../schema';
import { blank } from '../../schema/validate';
import { type Chance, idOf } from './random';

/** A card of the demonstration, which leaves nothing open. */
export type Company = Presumed<RecordOf<typeof companies>>;

/** What a record of the demonstration starts with; required fields and its moments are the caller's and the filling's to give. */
export function started<R extends Resource>(resource: R, luck: Chance, moment: number): RecordOf<R> {
  return { ...blank(resource), id: idOf(luck, moment), version: 1 } as RecordOf<R>;
}
