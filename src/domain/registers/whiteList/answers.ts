import { isDate } from '../../../lib/dates';
import { found, type Reading, type RegisterAnswer } from '../exchange';
import { unreadable } from '../httpProblem';
import { isObject, listIn, parseJson, textIn, valueAt } from '../json';
import { whiteListProblem } from './errors';
import { readSubject, type VatSubject } from './subject';

/** The proof that the register was asked: its number for the request and when it answered, on the Warsaw wall clock. */
export interface WhiteListProof {
  request_id: string;
  checked_at: string;
}

export interface WhiteListSubject extends WhiteListProof {
  /** Null when the register does not know the number. */
  subject: VatSubject | null;
}

export interface WhiteListSubjects extends WhiteListProof {
  /** By the number asked about; null for those the register does not know. */
  subjects: Map<string, VatSubject | null>;
}

export interface WhiteListAccount extends WhiteListProof {
  assigned: boolean;
}

export const readNipAnswer = (answer: RegisterAnswer): Reading<WhiteListSubject> =>
  read(answer, (result) => {
    const stated = valueAt(result, 'subject');
    if (stated === null) return { subject: null };
    const subject = readSubject(stated);
    return subject && { subject };
  });

/** The answer to a search by account: everyone who has it. */
export const readAccountAnswer = (answer: RegisterAnswer): Reading<WhiteListProof & { subjects: VatSubject[] }> =>
  read(answer, (result) => {
    if (!Array.isArray(valueAt(result, 'subjects'))) return null;
    return { subjects: listIn(result, 'subjects').flatMap((each) => readSubject(each) ?? []) };
  });

export const readNipsAnswer = (answer: RegisterAnswer): Reading<WhiteListSubjects> =>
  read(answer, (result) => {
    if (!Array.isArray(valueAt(result, 'entries'))) return null;
    const entries = listIn(result, 'entries').map(
      (entry) => [textIn(entry, 'identifier') ?? '', readSubject(listIn(entry, 'subjects')[0])] as const,
    );
    return { subjects: new Map(entries) };
  });

export const readCheckAnswer = (answer: RegisterAnswer): Reading<WhiteListAccount> =>
  read(answer, (result) => {
    const assigned = textIn(result, 'accountAssigned');
    return assigned === 'TAK' || assigned === 'NIE' ? { assigned: assigned === 'TAK' } : null;
  });

/** Every good answer is a `result` with its proof; `part` gives null when the rest is not as documented. */
function read<Part extends object>(
  answer: RegisterAnswer,
  part: (result: unknown) => Part | null,
): Reading<Part & WhiteListProof> {
  const wrong = whiteListProblem(answer);
  if (wrong) return wrong;
  const result = valueAt(parseJson(answer.body), 'result');
  const proof = readProof(result);
  const value = isObject(result) ? part(result) : null;
  return proof && value ? found({ ...value, ...proof }) : unreadable('wykaz podatników VAT');
}

function readProof(result: unknown): WhiteListProof | null {
  const id = textIn(result, 'requestId');
  const [, day, month, year, time] =
    /^(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2}:\d{2})$/.exec(textIn(result, 'requestDateTime') ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return id !== null && isDate(date) ? { request_id: id, checked_at: `${date} ${time}` } : null;
}
