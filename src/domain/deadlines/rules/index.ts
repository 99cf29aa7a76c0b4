import type { DeadlineRule } from '../rule';
import { BOOKS_RULES } from './books';
import { CIT_RULES } from './cit';
import { EMPLOYER_RULES } from './employer';
import { LOCAL_RULES } from './local';
import { PIT_RULES } from './pit';
import { VAT_RULES } from './vat';
import { ZUS_RULES } from './zus';
import { ZUS_RELIEF_RULES } from './zusReliefs';

/** Every recurring deadline; an id has one row for each state of the law. */
export const DEADLINE_RULES: readonly DeadlineRule[] = [
  ...ZUS_RULES,
  ...ZUS_RELIEF_RULES,
  ...EMPLOYER_RULES,
  ...PIT_RULES,
  ...CIT_RULES,
  ...VAT_RULES,
  ...BOOKS_RULES,
  ...LOCAL_RULES,
];
