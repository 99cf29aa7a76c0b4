import type { RaRecord } from 'ra-core';
import type { FieldMap, RecordOf } from '../../schema';

/** A record as an answer holds it: fields of its declaration, and those that it may come without. What the server adds besides is written after it. */
export type Answered<
  R extends { fields: FieldMap },
  Key extends keyof RecordOf<R>,
  Perhaps extends keyof RecordOf<R> = never,
> = RaRecord & Pick<RecordOf<R>, Key> & Partial<Pick<RecordOf<R>, Perhaps>>;
