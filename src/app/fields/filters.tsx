import type { ComponentType } from 'react';
import type { TypeName } from '../../schema';
import { DateRange, MomentRange } from './filters/DateRange';
import { ExactText } from './filters/ExactText';
import { ManyChoices } from './filters/ManyChoices';
import { ManyRecords } from './filters/ManyRecords';
import { MonthFilter } from './filters/MonthFilter';
import { NumberRange } from './filters/NumberRange';
import { YesOrNo } from './filters/YesOrNo';
import type { FilterControl } from './filterValue';

/** How a list is narrowed by a value of each type; null where its declaration never lets it be. Forgetting one does not compile. */
export const filters: Record<TypeName, ComponentType<FilterControl> | null> = {
  text: ExactText,
  longText: null,
  richText: null,
  integer: NumberRange,
  money: NumberRange,
  percent: NumberRange,
  quantity: NumberRange,
  date: DateRange,
  month: MonthFilter,
  dateTime: MomentRange,
  boolean: YesOrNo,
  choice: ManyChoices,
  choices: ManyChoices,
  state: ManyChoices,
  reference: ManyRecords,
  count: null,
  unread: null,
  lastWords: null,
  email: ExactText,
  phone: ExactText,
  nip: ExactText,
  regon: ExactText,
  pesel: ExactText,
  krs: ExactText,
  ksefNumber: ExactText,
  euVatNumber: ExactText,
  taxPeriod: ExactText,
  postalCode: ExactText,
  bankAccount: ExactText,
  list: null,
  file: null,
  files: null,
};
