import type { DutyArea } from '../dutyAreas';
import type { DeadlineRule } from '../rule';
import { BOOKS_RULES } from './books';
import { CIT_RULES } from './cit';
import { CIT_SPECIAL_RULES } from './citSpecial';
import { EMPLOYER_RULES } from './employer';
import { ENVIRONMENT_RULES } from './environment';
import { FUND_RULES } from './funds';
import { KRUS_RULES } from './krus';
import { KSEF_RULES } from './ksef';
import { LOCAL_RULES } from './local';
import { PIT_RULES } from './pit';
import { REGISTER_RULES } from './registers';
import { TAX_SCHEME_RULES } from './taxSchemes';
import { VAT_RULES } from './vat';
import { VAT_SPECIAL_RULES } from './vatSpecial';
import { ZUS_RULES } from './zus';
import { ZUS_RELIEF_RULES } from './zusReliefs';

/** The tables by the part of the law that they belong to. */
export const RULES_BY_AREA: Readonly<Record<DutyArea, readonly DeadlineRule[]>> = {
  zus: [...ZUS_RULES, ...ZUS_RELIEF_RULES, ...KRUS_RULES],
  employer: [...EMPLOYER_RULES, ...FUND_RULES],
  pit: [...PIT_RULES, ...TAX_SCHEME_RULES.pit],
  cit: [...CIT_RULES, ...CIT_SPECIAL_RULES, ...TAX_SCHEME_RULES.cit],
  vat: [...VAT_RULES, ...VAT_SPECIAL_RULES, ...KSEF_RULES],
  books: BOOKS_RULES,
  local: [...LOCAL_RULES, ...ENVIRONMENT_RULES],
  registers: REGISTER_RULES,
};

/** Every recurring deadline; an id has one row for each state of the law. */
export const DEADLINE_RULES: readonly DeadlineRule[] = Object.values(RULES_BY_AREA).flat();
