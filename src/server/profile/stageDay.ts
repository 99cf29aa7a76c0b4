import { type LineSubject, lineOn } from '../../domain/deadlines/timeLine';
import { formatDate } from '../../lib/dates';
import { invalid } from '../errors';
import { chainIn } from './chain';
import type { KeptLine } from './rows';

type Values = Readonly<Record<string, unknown>>;

/** The line of the stage of contributions that a card states, and its first day as it was typed there anew. */
export interface MovedStage {
  line: KeptLine;
  day: string;
}

/**
 * A first day that was typed anew for the same scheme: where dated lines state the stage, theirs moves; undefined where none does or the day stays.
 * Throws 422 for no day, one to come, and one that is not after the stage before it.
 */
export function movedStage(
  lines: readonly KeptLine[],
  { person_id, card, today }: { person_id: string | null; card: Values; today: string },
  { subjects, changes }: { subjects: readonly LineSubject[]; changes: Values },
): MovedStage | undefined {
  const day = (changes.zus_scheme_from ?? null) as string | null;
  const isTyped = 'zus_scheme_from' in changes && day !== (card.zus_scheme_from ?? null);
  const isOther = 'zus_scheme' in changes && (changes.zus_scheme ?? null) !== (card.zus_scheme ?? null);
  if (!subjects.includes('zus') || !isTyped || isOther) return undefined;
  const chain = chainIn(lines, 'zus', person_id);
  const line = lineOn(chain, today);
  if (!line || line.valid_from === day) return undefined;
  if (day === null) throw refused('Podaj pierwszy dzień schematu');
  if (day > today) throw refused('Ten schemat już obowiązuje: jego pierwszy dzień nie może być w przyszłości');
  const before = chain[chain.indexOf(line) - 1];
  if (before && day <= (before.valid_from ?? ''))
    throw refused(`Poprzedni schemat zaczyna się ${formatDate(before.valid_from ?? '')}: ten może zacząć się dopiero po nim`);
  return { line, day };
}

const refused = (says: string) => invalid({ zus_scheme_from: says });
