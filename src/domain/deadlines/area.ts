import type { DutyArea } from './dutyAreas';
import { RULES_BY_AREA } from './rules';

const areas = new Map(
  Object.entries(RULES_BY_AREA).flatMap(([area, rules]) => rules.map(({ id }) => [id, area as DutyArea] as const)),
);

/** The part of the law that a rule stands in. Throws RangeError for an id that no rule has. */
export function areaOf(rule: string): DutyArea {
  const area = areas.get(rule);
  if (!area) throw new RangeError(`No rule of the law is called ${rule}`);
  return area;
}
