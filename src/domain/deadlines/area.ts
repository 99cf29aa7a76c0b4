import type { DutyArea } from './dutyAreas';
import { BOOKS_RULES } from './rules/books';
import { CIT_RULES } from './rules/cit';
import { EMPLOYER_RULES } from './rules/employer';
import { LOCAL_RULES } from './rules/local';
import { PIT_RULES } from './rules/pit';
import { VAT_RULES } from './rules/vat';
import { ZUS_RULES } from './rules/zus';

const tables = {
  zus: ZUS_RULES,
  vat: VAT_RULES,
  pit: PIT_RULES,
  cit: CIT_RULES,
  employer: EMPLOYER_RULES,
  books: BOOKS_RULES,
  local: LOCAL_RULES,
};
const areas = new Map(Object.entries(tables).flatMap(([area, rules]) => rules.map(({ id }) => [id, area as DutyArea] as const)));

/** The part of the law that a rule stands in. Throws RangeError for an id that no rule has. */
export function areaOf(rule: string): DutyArea {
  const area = areas.get(rule);
  if (!area) throw new RangeError(`No rule of the law is called ${rule}`);
  return area;
}
