import { addDays, daysBetween } from '../../lib/dates';
import { MEDICAL_RULES } from './medicalRules';

/** Days, both included; null is a leave without a known end. */
export interface SickLeave {
  from: string;
  to: string | null;
}

export interface SickSpell {
  from: string;
  to: string | null;
  /** To its end, or to the day asked about when it has none. */
  days: number;
}

/** Leaves that follow each other without a day between them are one incapacity, whatever the illnesses; in order of date. */
export function sickSpells(leaves: readonly SickLeave[], today: string): SickSpell[] {
  const spells: { from: string; to: string | null }[] = [];
  for (const { from, to } of leaves.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = spells.at(-1);
    if (last && (last.to === null || from <= addDays(last.to, 1))) last.to = later(last.to, to);
    else spells.push({ from, to });
  }
  return spells.map(({ from, to }) => ({ from, to, days: Math.max(0, daysBetween(from, to ?? today) + 1) }));
}

const later = (one: string | null, other: string | null) => (one === null || other === null ? null : one > other ? one : other);

/** The last incapacity long enough for a control examination that has begun; null when there was none. */
export function longSickness(leaves: readonly SickLeave[], today: string): SickSpell | null {
  return sickSpells(leaves, today).findLast(({ from, days }) => from <= today && days > MEDICAL_RULES.control.days) ?? null;
}
