/** The body of every error the API answers. `error` is a Polish sentence a person can act on. */
export interface ErrorBody {
  error: string;
  code: string;
  requestId: string;
  /** Sentences by field, for the form. */
  errors?: Record<string, string>;
  /** 412: the version that stands now. */
  current?: { version: number };
}

/** What the specification says where there was no answer at all. */
export const unexpected = 'An unexpected error occurred';
