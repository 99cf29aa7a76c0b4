export { inCourtRegister } from '../domain/deadlines/courtRegister';
export { formatMicroAccount, makeMicroAccount } from '../domain/identifiers/microAccount';
export { birthDateOf } from '../domain/identifiers/pesel';
export { checkZusAccount } from '../domain/identifiers/zusAccount';
export { conditionTests, questionTypes } from '../domain/surveys/words';
export { minutesBetween } from '../lib/dates';
export { grossOf } from '../lib/vat';
export { type Area, areas, type ClientRole, clientRoles, type Right, type Role, roles } from './areas';
export type {
  Color,
  Counted,
  DataClass,
  Field,
  FieldOptions,
  FieldType,
  Grant,
  Look,
  OnDelete,
  Scalar,
  Stored,
  Transition,
} from './field';
export { fieldTypes, type TypeName, typeOf } from './fields';
export { bankAccount } from './fields/bankAccount';
export { boolean } from './fields/boolean';
export { choice, offeredChoices } from './fields/choice';
export { choices } from './fields/choices';
export { count } from './fields/count';
export { date } from './fields/date';
export { dateTime } from './fields/dateTime';
export { email } from './fields/email';
export { euVatNumber } from './fields/euVatNumber';
export { file } from './fields/file';
export { files } from './fields/files';
export { integer } from './fields/integer';
export { krs } from './fields/krs';
export { ksefNumber } from './fields/ksefNumber';
export { lastWords } from './fields/lastWords';
export { list } from './fields/list';
export { longText } from './fields/longText';
export { money } from './fields/money';
export { month } from './fields/month';
export { nip } from './fields/nip';
export { percent } from './fields/percent';
export { pesel } from './fields/pesel';
export { phone } from './fields/phone';
export { postalCode } from './fields/postalCode';
export { quantity } from './fields/quantity';
export { reference } from './fields/reference';
export { regon } from './fields/regon';
export { richText } from './fields/richText';
export { openTransitions, state } from './fields/state';
export { taxPeriod } from './fields/taxPeriod';
export { text } from './fields/text';
export { unread } from './fields/unread';
export type { KeySet } from './importing';
export { isKeptHeading } from './importing';
export { keysOf } from './keys';
export type { Common, FieldMap, Item, RecordOf, ValueOf } from './record';
export {
  type Circle,
  type ClientRows,
  type Computed,
  type Definition,
  defineResource,
  type Figure,
  type NextStep,
  type Resource,
  type Rule,
  type Verb,
} from './resource';
