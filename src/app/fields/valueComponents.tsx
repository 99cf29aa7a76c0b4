import type { ComponentType } from 'react';
import type { TypeName } from '../../schema';
import { Chips, Choice, Standing } from './Choices';
import { Address, PhoneNumber } from './Contacts';
import { Files } from './Files';
import { Items } from './Items';
import { OtherRecord } from './OtherRecord';
import { Account, Counted, Digits, Lines, News, Plain, Preview, YesNo } from './Plain';
import { RichText } from './RichText';
import type { ShownValue } from './shownValue';

/** The component that shows a value of each type. A type without a line here does not compile. */
export const valueComponents: Record<TypeName, ComponentType<ShownValue>> = {
  text: Plain,
  longText: Lines,
  richText: RichText,
  integer: Digits,
  money: Digits,
  percent: Digits,
  quantity: Digits,
  date: Digits,
  month: Plain,
  dateTime: Digits,
  boolean: YesNo,
  choice: Choice,
  choices: Chips,
  state: Standing,
  reference: OtherRecord,
  count: Counted,
  unread: News,
  lastWords: Preview,
  email: Address,
  phone: PhoneNumber,
  nip: Digits,
  regon: Digits,
  pesel: Digits,
  krs: Digits,
  ksefNumber: Account,
  euVatNumber: Digits,
  taxPeriod: Plain,
  postalCode: Digits,
  bankAccount: Account,
  list: Items,
  file: Files,
  files: Files,
};
