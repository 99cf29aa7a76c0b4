import { type ErrorBody, unexpected } from '../../contract/errors';

/** An answer that refuses. `body.errors` lands on the fields of a form; the message is the server's sentence. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  constructor(
    message: string,
    /** 0 where there was no answer at all. */
    readonly status: number,
    readonly body: Partial<ErrorBody> | null = null,
    /** Seconds to wait, where the server said so. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }

  get code(): string | undefined {
    return this.body?.code;
  }
}

/** Somebody changed the record meanwhile (412); nothing was saved. */
export class StaleVersion extends ApiError {
  override readonly name = 'StaleVersion';
  /** The version that stands now. */
  get currentVersion(): number | undefined {
    return this.body?.current?.version;
  }
}

/** The specification's rule: the answer's `error`, else the transport's message. */
export function refusal(response: Response, body: unknown): ApiError {
  const said = isErrorBody(body) ? body : null;
  const message = said?.error || response.statusText || `HTTP ${response.status}`;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const Kind = response.status === 412 ? StaleVersion : ApiError;
  return new Kind(message, response.status, said, Number.isFinite(seconds) ? seconds : null);
}

/** No answer came: the message is the specification's, to the letter. */
export function noAnswer(): ApiError {
  return new ApiError(unexpected, 0);
}

function isErrorBody(body: unknown): body is Partial<ErrorBody> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
