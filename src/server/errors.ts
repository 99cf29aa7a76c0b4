import type { ErrorBody } from '../contract/errors';

/** An answer other than success. Routes and records throw these alone; the error plugin writes the body. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly more: Omit<ErrorBody, 'error' | 'code' | 'requestId'>;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, sentence: string, more: Refusal['more'] = {}, headers: Record<string, string> = {}) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.more = more;
    this.headers = headers;
  }
}

export const malformed = (sentence = 'Nie udało się odczytać zapytania.') => new Refusal(400, 'malformed', sentence);
export const notLoggedIn = () => new Refusal(401, 'not_logged_in', 'Zaloguj się, aby kontynuować.');
export const wrongPassword = () => new Refusal(401, 'wrong_credentials', 'Nieprawidłowy adres e-mail lub hasło.');
export const wrongCode = () => new Refusal(401, 'wrong_code', 'Kod jest nieprawidłowy albo wygasł.');
export const wrongPasskey = () =>
  new Refusal(401, 'wrong_passkey', 'Ten klucz dostępu nie pasuje do konta w tym panelu. Zaloguj się hasłem i kodem.');
export const forbidden = () => new Refusal(403, 'forbidden', 'Brak uprawnień.');
/** Who is logged in must say once more who they are (S10); the panel asks and sends the call again. */
export const stepUpNeeded = () => new Refusal(403, 'step_up', 'Potwierdź swoją tożsamość, aby kontynuować.');
/** The firm demands codes of an application (A18); till then a session reaches nothing but their set-up. */
export const secondFactorNeeded = () =>
  new Refusal(403, 'second_factor', 'Biuro wymaga logowania kodem z aplikacji. Włącz je, aby korzystać z panelu.');
export const unknownKey = () => new Refusal(403, 'unknown_key', 'Ten adres nie należy do żadnego biura.');
/** The same for what does not exist, stands in another firm, or may not be seen: the three must not be told apart. */
export const notFound = () => new Refusal(404, 'not_found', 'Nie znaleziono.');
/** Unknown, old, ended and too often opened links alike. */
export const linkGone = () =>
  new Refusal(404, 'link_gone', 'Ten link już nie działa. Zaloguj się, aby zobaczyć wszystko w panelu.');
export const methodNotAllowed = () => new Refusal(405, 'method_not_allowed', 'Tej operacji tu nie ma.');
export const conflict = (sentence: string, errors?: Record<string, string>, code = 'conflict') =>
  new Refusal(409, code, sentence, errors ? { errors } : {});
/** Nothing is in the way but a question: sent again with `field` as true, it is done. */
export const askFirst = (sentence: string, field: string, code: string) => new Refusal(409, code, sentence, { confirm: field });
export const stale = (version: number) =>
  new Refusal(412, 'stale', 'Ktoś zmienił ten rekord w międzyczasie. Odśwież dane i spróbuj ponownie.', { current: { version } });
export const tooLarge = () => new Refusal(413, 'too_large', 'Przesłane dane są zbyt duże.');
export const wrongType = () => new Refusal(415, 'wrong_type', 'Ten rodzaj danych nie jest tu przyjmowany.');
export const invalid = (errors: Record<string, string>, sentence = 'Popraw zaznaczone pola.', code = 'invalid') =>
  new Refusal(422, code, sentence, { errors });
export const badQuery = (sentence: string) => new Refusal(422, 'bad_query', sentence);
export const badBody = (sentence: string) => new Refusal(422, 'bad_body', sentence);
export const tooMany = (seconds: number, sentence = 'Zbyt wiele prób. Spróbuj ponownie za chwilę.') =>
  new Refusal(429, 'too_many', sentence, {}, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
export const fault = () => new Refusal(500, 'fault', 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.');
export const unavailable = (seconds = 2) =>
  new Refusal(
    503,
    'unavailable',
    'Serwer jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
    {},
    { 'retry-after': String(seconds) },
  );
export const noSpace = () => new Refusal(507, 'no_space', 'Brak miejsca na serwerze. Dane nie zostały zapisane.');
