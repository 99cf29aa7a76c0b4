import type { DutyArea } from '../dutyAreas';
import type { DeadlineRule } from '../rule';
import { BOOKS_RULES } from './books';
import { CIT_RULES } from './cit';
import { EMPLOYER_RULES } from './employer';
import { LOCAL_RULES } from './local';
import { PIT_RULES } from './pit';
import { VAT_RULES } from './vat';
import { ZUS_RULES } from './zus';
import { ZUS_RELIEF_RULES } from './zusReliefs';

/** The tables by the part of the law that they belong to. */
export const RULES_BY_AREA: Readonly<Record<DutyArea, readonly DeadlineRule[]>> = {
  zus: [...ZUS_RULES, ...ZUS_RELIEF_RULES],
  employer: EMPLOYER_RULES,
  pit: PIT_RULES,
  cit: CIT_RULES,
  vat: VAT_RULES,
  books: BOOKS_RULES,
  local: LOCAL_RULES,
};

/** Every recurring deadline; an id has one row for each state of the law. */
export const DEADLINE_RULES: readonly DeadlineRule[] = Object.values(RULES_BY_AREA).flat();
