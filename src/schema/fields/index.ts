import type { Field, FieldType } from '../field';
import { bankAccount } from './bankAccount';
import { boolean } from './boolean';
import { choice } from './choice';
import { choices } from './choices';
import { count } from './count';
import { date } from './date';
import { dateTime } from './dateTime';
import { email } from './email';
import { euVatNumber } from './euVatNumber';
import { file } from './file';
import { files } from './files';
import { integer } from './integer';
import { krs } from './krs';
import { ksefNumber } from './ksefNumber';
import { lastWords } from './lastWords';
import { list } from './list';
import { longText } from './longText';
import { money } from './money';
import { month } from './month';
import { nip } from './nip';
import { percent } from './percent';
import { pesel } from './pesel';
import { phone } from './phone';
import { postalCode } from './postalCode';
import { quantity } from './quantity';
import { reference } from './reference';
import { regon } from './regon';
import { richText } from './richText';
import { state } from './state';
import { taxPeriod } from './taxPeriod';
import { text } from './text';
import { unread } from './unread';

/** Every field type there is. Looks (`app/fields`) and storage (`server/db/columns.ts`) are tables over these names. */
export const fieldTypes = {
  text,
  longText,
  richText,
  integer,
  money,
  percent,
  quantity,
  date,
  month,
  dateTime,
  boolean,
  choice,
  choices,
  state,
  reference,
  count,
  unread,
  lastWords,
  email,
  phone,
  nip,
  regon,
  pesel,
  krs,
  ksefNumber,
  euVatNumber,
  taxPeriod,
  postalCode,
  bankAccount,
  list,
  file,
  files,
};
export type TypeName = keyof typeof fieldTypes;

/** The rules of a field's type. */
export function typeOf(field: Field): FieldType {
  const type = (fieldTypes as unknown as Record<string, FieldType | undefined>)[field.type];
  if (!type) throw new Error(`No field type is called "${field.type}"; types are ${Object.keys(fieldTypes).join(', ')}`);
  return type;
}
