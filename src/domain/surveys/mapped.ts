import { CIRCUMSTANCES, type Circumstance } from '../deadlines/taxProfile';
import type { QuestionType } from './words';

const yesNo = ['yes_no'] as const satisfies readonly QuestionType[];

/** What obligations hang on and nobody may have told yet. */
const circumstances = Object.fromEntries(CIRCUMSTANCES.map((fact) => [fact, yesNo])) as Record<Circumstance, typeof yesNo>;

/** Fields of a company's card that an answer may be written into, once somebody of the office agrees; with the types of questions that fit. */
export const mappedFields = {
  mail_address: ['short_text', 'long_text'],
  address_street: ['short_text'],
  address_building: ['short_text'],
  address_flat: ['short_text'],
  address_postal_code: ['short_text'],
  address_city: ['short_text'],
  regon: ['short_text'],
  krs: ['short_text'],
  pkd_main: ['short_text'],
  vat_number: ['nip'],
  ceidg_start_date: ['date'],
  suspended_from: ['date'],
  suspended_to: ['date'],
  insured_count: ['number'],
  ...circumstances,
} as const satisfies Record<string, readonly QuestionType[]>;

export type MappedField = keyof typeof mappedFields;

export const isMappedField = (key: string): key is MappedField => Object.hasOwn(mappedFields, key);

/** The fields that a question of this type may fill. */
export const fieldsFor = (type: QuestionType): MappedField[] =>
  (Object.keys(mappedFields) as MappedField[]).filter((key) => (mappedFields[key] as readonly QuestionType[]).includes(type));
