import type { ComponentType } from 'react';
import type { TypeName } from '../../../schema';
import type { InputControl } from '../inputControl';
import { Day, Moment, Month } from './Dates';
import { FileUpload } from './FileUpload';
import { LongText } from './LongText';
import { ManyOf } from './ManyOf';
import { OneOf } from './OneOf';
import { Reference } from './Reference';
import { RichText } from './RichText';
import { typed } from './TypedText';
import { YesNo } from './YesNo';

/** How a value of each type is edited, by itself or in an item of a list (which holds no list); null where the server alone sets it. */
export const itemInputs: Record<Exclude<TypeName, 'list'>, ComponentType<InputControl> | null> = {
  text: typed({}),
  longText: LongText,
  richText: RichText,
  integer: typed({ keyboard: 'numeric' }),
  money: typed({ keyboard: 'decimal', unit: 'zł' }),
  percent: typed({ keyboard: 'decimal', unit: '%' }),
  quantity: typed({ keyboard: 'decimal' }),
  date: Day,
  month: Month,
  dateTime: Moment,
  boolean: YesNo,
  choice: OneOf,
  choices: ManyOf,
  state: null,
  reference: Reference,
  count: null,
  unread: null,
  lastWords: null,
  email: typed({ keyboard: 'email' }),
  phone: typed({ keyboard: 'tel' }),
  nip: typed({ keyboard: 'numeric' }),
  regon: typed({ keyboard: 'numeric' }),
  pesel: typed({ keyboard: 'numeric' }),
  krs: typed({ keyboard: 'numeric' }),
  ksefNumber: typed({}),
  euVatNumber: typed({}),
  taxPeriod: typed({}),
  postalCode: typed({ keyboard: 'numeric' }),
  bankAccount: typed({ keyboard: 'numeric' }),
  file: FileUpload,
  files: FileUpload,
};
