import { found, type Problem, type Reading, type RegisterAnswer } from '../exchange';
import { unreadable } from '../httpProblem';
import { isObject, listIn, momentIn, parseJson, textIn, valueAt } from '../json';
import { namedProblem, whiteListProblem } from './errors';
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
  subjects: VatSubject[];
}

export interface WhiteListEntries extends WhiteListProof {
  /** By the number asked about: who has it, nobody when the register does not know it. */
  subjects: Map<string, VatSubject[]>;
  /** The numbers the register gave no answer about, and why. */
  problems: Map<string, Problem>;
}

export interface WhiteListAccount extends WhiteListProof {
  assigned: boolean;
}

/** The answer to a search by one NIP or REGON, as the one subject or as a list of one. */
export const readSubjectAnswer = (answer: RegisterAnswer): Reading<WhiteListSubject> =>
  read(answer, (result) => {
    const listed = readSubjects(result);
    if (listed) return { subject: listed[0] ?? null };
    const stated = valueAt(result, 'subject');
    if (stated === null) return { subject: null };
    const subject = readSubject(stated);
    return subject && { subject };
  });

/** The answer to a search by account: everyone who has it. */
export const readAccountAnswer = (answer: RegisterAnswer): Reading<WhiteListSubjects> =>
  read(answer, (result) => {
    const subjects = readSubjects(result);
    return subjects && { subjects };
  });

/** The answer to a search by many numbers. */
export const readEntriesAnswer = (answer: RegisterAnswer): Reading<WhiteListEntries> =>
  read(answer, (result) => {
    const subjects = new Map<string, VatSubject[]>();
    const problems = new Map<string, Problem>();
    for (const entry of listIn(result, 'entries')) {
      const number = textIn(entry, 'identifier');
      const refused = namedProblem(valueAt(entry, 'error'));
      const found = refused ? [] : readSubjects(entry);
      if (number === null || !found) return null;
      if (refused) problems.set(number, refused.problem);
      else subjects.set(number, found);
    }
    return Array.isArray(valueAt(result, 'entries')) ? { subjects, problems } : null;
  });

/** The answer to whether an account is a payer's. */
export const readCheckAnswer = (answer: RegisterAnswer): Reading<WhiteListAccount> =>
  read(answer, (result) => {
    const assigned = textIn(result, 'accountAssigned');
    return assigned === 'TAK' || assigned === 'NIE' ? { assigned: assigned === 'TAK' } : null;
  });

/** Null unless there is a list and every subject in it can be read: one left out would seem not to be there. */
function readSubjects(value: unknown): VatSubject[] | null {
  const stated = valueAt(value, 'subjects');
  if (!Array.isArray(stated)) return null;
  const subjects = stated.flatMap((each) => readSubject(each) ?? []);
  return subjects.length === stated.length ? subjects : null;
}

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
  const moment = momentIn(result, 'requestDateTime');
  return id !== null && moment !== null ? { request_id: id, checked_at: moment } : null;
}
