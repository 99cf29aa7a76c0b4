/** The body of every error the API answers. `error` is a Polish sentence a person can act on. */
export interface ErrorBody {
  error: string;
  code: string;
  requestId: string;
  /** Sentences by field, for the form. */
  errors?: Record<string, string>;
  /** 412: the version that stands now. */
  current?: { version: number };
  /** 409: the field that, sent as true with the same call, says that it is wanted all the same. */
  confirm?: string;
  /** 409 `saved_otherwise`: the record that already stands under the same natural key, and what was sent to stand there (I05). */
  saved?: Record<string, unknown>;
  sent?: Record<string, unknown>;
}

/** The specification's fixed message where there was no answer at all, and what to do then. */
export const unexpected = 'Wystąpił nieoczekiwany błąd';
export const unexpectedNext = 'Sprawdź połączenie z internetem i spróbuj ponownie.';
