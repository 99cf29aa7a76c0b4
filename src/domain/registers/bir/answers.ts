import { childrenOf, descend, textAt, type XmlNode } from '../../xml/node';
import { XmlRefused } from '../../xml/refused';
import { readTree } from '../../xml/tree';
import { found, type ProblemCode, problem, type Reading, type RegisterAnswer } from '../exchange';
import { httpProblem, unreadable } from '../httpProblem';

const NAME = 'rejestr REGON';

/** ErrorCode of an answer and KomunikatKod of the service; 4, nothing found, is an answer and no error. */
const ERRORS = new Map<string, readonly [ProblemCode, string]>(
  Object.entries({
    '1': ['unauthorized', 'Rejestr REGON żąda przepisania kodu z obrazka.'],
    '2': ['invalid_request', 'W jednym zapytaniu do rejestru REGON jest zbyt wiele numerów.'],
    '5': ['unauthorized', 'Klucz do rejestru REGON nie daje dostępu do tych danych.'],
    '7': ['unauthorized', 'Sesja w rejestrze REGON wygasła.'],
  }),
);
const NOT_FOUND = '4';

/** The session number to be sent in the header `sid`; a wrong key gives an empty one. */
export function readBirLogin(answer: RegisterAnswer): Reading<string> {
  return result(answer, 'Zaloguj', (session) =>
    session === '' ? problem('unauthorized', 'Klucz dostępu do rejestru REGON jest nieprawidłowy.') : found(session),
  );
}

export type BirRecord = ReadonlyMap<string, string>;

/** The records of a search or of a report, empty when nothing is found; only the fields that are filled in. */
export function readBirRecords(
  answer: RegisterAnswer,
  operation: 'DaneSzukajPodmioty' | 'DanePobierzPelnyRaport',
): Reading<BirRecord[]> {
  return result(answer, operation, (inner) => {
    if (inner === '') return problem('unauthorized', 'Sesja w rejestrze REGON wygasła.');
    return readBirData(inner);
  });
}

/** The document `<root><dane>…` that an answer carries as text. */
export function readBirData(inner: string): Reading<BirRecord[]> {
  return orInstead(unreadable(NAME), () => {
    const root = readTree(inner);
    if (root.name !== 'root') return null;
    const records = childrenOf(root, 'dane');
    const code = firstText(records, 'ErrorCode');
    if (code === NOT_FOUND) return found([]);
    if (code !== null) {
      const [kind, message] = ERRORS.get(code) ?? ['unavailable', 'Rejestr REGON zgłasza błąd.'];
      return problem(kind, message, firstText(records, 'ErrorMessagePl') ?? code);
    }
    return found(records.map(readRecord));
  });
}

const firstText = (records: XmlNode[], name: string) => records.map((record) => textAt(record, name)).find(Boolean) ?? null;

const readRecord = ({ children }: XmlNode): BirRecord =>
  new Map(children.filter(({ text }) => text !== '').map(({ name, text }) => [name, text]));

function result<Value>(answer: RegisterAnswer, operation: string, read: (text: string) => Reading<Value>): Reading<Value> {
  const wrong = httpProblem(answer, 'Rejestr REGON');
  return orInstead<Value>(wrong ?? unreadable(NAME), () => {
    const envelope = readTree(cutEnvelope(answer.body));
    const fault = textAt(envelope, 'Body/Fault/Reason/Text');
    if (fault) return problem('unavailable', 'Rejestr REGON zgłasza błąd.', fault);
    const node = wrong ? null : descend(envelope, `Body/${operation}Response/${operation}Result`);
    return node && read(node.text);
  });
}

/** What was read; the problem instead where there is nothing to read or the text is not the XML it should be. */
function orInstead<Value>(instead: Reading<Value>, read: () => Reading<Value> | null): Reading<Value> {
  try {
    return read() ?? instead;
  } catch (error) {
    if (error instanceof XmlRefused) return instead;
    throw error;
  }
}

/** The envelope out of a multipart (MTOM) answer, or the whole answer when it has no other parts. */
function cutEnvelope(body: string): string {
  const start = /<(?:\w+:)?Envelope[\s>]/.exec(body)?.index ?? 0;
  const end = /<\/(?:\w+:)?Envelope\s*>/.exec(body);
  return end ? body.slice(start, end.index + end[0].length) : body;
}
