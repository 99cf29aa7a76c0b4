import type { QuestionType } from './words';

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
} as const satisfies Record<string, readonly QuestionType[]>;

export type MappedField = keyof typeof mappedFields;

export const isMappedField = (key: string): key is MappedField => Object.hasOwn(mappedFields, key);

/** The fields that a question of this type may fill. */
export const fieldsFor = (type: QuestionType): MappedField[] =>
  (Object.keys(mappedFields) as MappedField[]).filter((key) => (mappedFields[key] as readonly QuestionType[]).includes(type));
