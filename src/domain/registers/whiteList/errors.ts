import { type ProblemCode, problem, type RegisterAnswer } from '../exchange';
import { httpProblem } from '../httpProblem';
import { parseJson, textIn } from '../json';

const NAME = 'Wykaz podatników VAT';

/** Codes the register answers with, as public clients of its API list them; the register's own text is kept beside ours. */
const CODES = new Map<string, readonly [ProblemCode, string]>(
  Object.entries({
    'WL-100': ['unavailable', `${NAME} zgłasza błąd po swojej stronie.`],
    'WL-101': ['invalid_request', 'Zapytanie nie zawiera daty.'],
    'WL-102': ['invalid_request', 'Data zapytania ma zły zapis.'],
    'WL-103': ['invalid_request', 'Data zapytania nie może być z przyszłości.'],
    'WL-104': ['invalid_number', 'REGON jest pusty.'],
    'WL-105': ['invalid_number', 'REGON ma złą długość.'],
    'WL-106': ['invalid_number', 'REGON zawiera niedozwolone znaki.'],
    'WL-107': ['invalid_number', 'REGON jest nieprawidłowy.'],
    'WL-108': ['invalid_number', 'Numer rachunku jest pusty.'],
    'WL-109': ['invalid_number', 'Numer rachunku ma złą długość.'],
    'WL-110': ['invalid_number', 'Numer rachunku zawiera niedozwolone znaki.'],
    'WL-111': ['invalid_number', 'Numer rachunku jest nieprawidłowy.'],
    'WL-112': ['invalid_number', 'NIP jest pusty.'],
    'WL-113': ['invalid_number', 'NIP ma złą długość.'],
    'WL-114': ['invalid_number', 'NIP zawiera niedozwolone znaki.'],
    'WL-115': ['invalid_number', 'NIP jest nieprawidłowy.'],
    'WL-116': ['invalid_request', 'Nazwa podmiotu jest pusta.'],
    'WL-117': ['invalid_request', 'Nazwa podmiotu jest za krótka.'],
    'WL-118': ['invalid_request', 'Data zapytania jest zbyt odległa: wykaz nie sięga tak daleko.'],
    'WL-130': ['invalid_request', 'W jednym zapytaniu jest zbyt wiele numerów.'],
    'WL-190': ['invalid_request', `${NAME} nie przyjmuje takiego zapytania.`],
    'WL-191': ['too_many', 'Wyczerpano dzienny limit zapytań do wykazu podatników VAT.'],
    'WL-195': ['unavailable', `${NAME} właśnie zaktualizowano; zapytaj ponownie.`],
    'WL-196': ['unavailable', `${NAME} jest w trakcie aktualizacji; spróbuj później.`],
  }),
);

/** The problem an object `{ code, message }` of the register names; null when it names none. */
export function namedProblem(json: unknown, byStatus: ReturnType<typeof httpProblem> = null) {
  const code = textIn(json, 'code');
  if (code === null) return null;
  const detail = detailOf(json);
  const known = CODES.get(code);
  if (known) return problem(known[0], known[1], detail, byStatus?.problem.retry_after ?? null);
  return byStatus ?? problem('invalid_request', `${NAME} odrzucił zapytanie.`, detail);
}

/** The problem an answer names, by its code first and by its HTTP status otherwise; null when it names none. */
export function whiteListProblem(answer: RegisterAnswer) {
  const json = parseJson(answer.body);
  const byStatus = httpProblem(answer, NAME, detailOf(json));
  return namedProblem(json, byStatus) ?? byStatus;
}

const detailOf = (json: unknown) => [textIn(json, 'code'), textIn(json, 'message')].filter(Boolean).join(': ') || null;
