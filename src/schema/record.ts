import type { Field } from './field';

export type FieldMap = Readonly<Record<string, Field>>;

/** A required field always has a value, but where it may be left open; any other may be null. */
export type ValueOf<F> =
  F extends Field<infer Value, infer Options>
    ? Options extends { open: true }
      ? Value | null
      : Options extends { required: true }
        ? Value
        : Value | null
    : never;

/** One item of an object list. */
export type Item<F extends FieldMap> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** What every record has besides its declared fields. Moments are Warsaw wall time. */
export interface Common {
  id: string;
  created_at: string;
  updated_at: string;
  version: number;
}

/** A record of a resource, inferred from its declaration: `RecordOf<typeof companies>`. */
export type RecordOf<R extends { fields: FieldMap }> = Common & Item<R['fields']>;
