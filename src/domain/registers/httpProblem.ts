import { type ProblemCode, problem, type RegisterAnswer } from './exchange';

const BY_STATUS: Readonly<Record<number, readonly [ProblemCode, string]>> = {
  400: ['invalid_request', 'nie przyjmuje takiego zapytania'],
  401: ['unauthorized', 'wymaga ważnego klucza dostępu'],
  403: ['unauthorized', 'odmawia dostępu'],
  404: ['invalid_request', 'nie zna takiego zapytania'],
  408: ['unavailable', 'nie odpowiada na czas'],
  422: ['invalid_request', 'nie przyjmuje takiego zapytania'],
  429: ['too_many', 'przyjmuje teraz zbyt wiele zapytań; spróbuj później'],
};

/** The problem an HTTP status names, said of the register (`Wykaz podatników VAT`); null for 2xx. */
export function httpProblem({ status, headers }: RegisterAnswer, register: string, detail: string | null = null) {
  if (status >= 200 && status < 300) return null;
  const [code, what] = BY_STATUS[status] ?? ['unavailable', 'chwilowo nie odpowiada; spróbuj później'];
  return problem(code, `${register} ${what}.`, detail ?? `HTTP ${status}`, retryAfter(headers));
}

/** At least a second: one that says 0 is not asked without a pause. */
function retryAfter(headers: RegisterAnswer['headers']): number | null {
  const seconds = String(headers['retry-after']);
  return /^\d{1,6}$/.test(seconds) ? Math.max(1, Number(seconds)) : null;
}

/** An answer that is not what the register documents. */
export const unreadable = (register: string, detail: string | null = null) =>
  problem('unreadable', `Odpowiedzi rejestru nie da się odczytać (${register}).`, detail);
