import { readFileSync } from 'node:fs';
import { type ImpossibleState, impossibleStates } from '../../domain/deadlines/impossibleStates';
import { obligationsOver } from '../../domain/deadlines/overTime';
import type { TaxProfile } from '../../domain/deadlines/taxProfile';
import { isDate } from '../../lib/dates';
import { profileFault } from './profileShape';

/** The rules are complete for days due from then on. */
const SINCE = '2024-01-01';

/**
 * `obligations FILE FROM TO`: one JSON line for each obligation due in these days of the company whose profiles the file holds. Throws
 * for a state that the law does not know; of one that hangs on a fact it warns.
 */
export function run(args: string[]): void {
  const [path, from, to] = args;
  if (path === undefined || from === undefined || to === undefined || args.length > 3)
    throw new Error('Podaj plik z profilami oraz pierwszy i ostatni dzień.');
  for (const date of [from, to]) if (!isDate(date)) throw new Error(`„${date}” nie jest datą RRRR-MM-DD.`);
  if (from < SINCE) throw new Error(`Terminy są kompletne dla dat od ${SINCE}.`);
  if (from > to) throw new Error('Pierwszy dzień jest po ostatnim.');
  const profiles = read(path);
  const states = impossibleStates(profiles, from);
  const [refused] = states.filter((each) => each.refused);
  if (refused) throw new Error(told(refused));
  for (const state of states) console.error(`Uwaga: ${told(state)}`);
  for (const { rule, name, person, period, nominal, due, condition, certainty, basis } of obligationsOver(profiles, from, to))
    console.log(JSON.stringify({ rule, name, person, period, nominal, due, condition, certainty, basis }));
}

/** Whose state it is and since when, in a sentence. */
function told({ field, person, from, says }: ImpossibleState): string {
  const whose = [person === null ? '' : `osoba ${person}, `, `„${field}”`, from === null ? '' : ` od ${from}`].join('');
  return `${whose}: ${says}.`;
}

function read(path: string): TaxProfile[] {
  const profiles = parsed(path);
  if (!Array.isArray(profiles) || profiles.length === 0)
    throw new Error('Plik ma zawierać tablicę JSON z co najmniej jednym profilem.');
  for (const [nth, profile] of profiles.entries()) {
    const fault = profileFault(profile);
    if (fault) throw new Error(`Profil ${nth + 1}: ${fault}.`);
  }
  return inOrder(profiles as TaxProfile[]);
}

function parsed(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`Nie udało się odczytać pliku ${path}.`, { cause: error });
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`Plik ${path} nie jest poprawnym JSON.`, { cause: error });
  }
}

/** A time line: on each day at most one profile holds, from its first to its last day. */
function inOrder(profiles: TaxProfile[]): TaxProfile[] {
  const reversed = profiles.findIndex(({ valid_from, valid_to }) => valid_from && valid_to && valid_from > valid_to);
  if (reversed >= 0) throw new Error(`Profil ${reversed + 1}: „valid_to” jest przed „valid_from”.`);
  const sorted = profiles.toSorted((one, other) => ((one.valid_from ?? '') < (other.valid_from ?? '') ? -1 : 1));
  for (const [nth, { valid_to }] of sorted.slice(0, -1).entries())
    if ((valid_to ?? '9999') >= (sorted[nth + 1]?.valid_from ?? ''))
      throw new Error('Dwa profile obowiązują w tych samych dniach: rozdziel je polami „valid_from” i „valid_to”.');
  return sorted;
}
