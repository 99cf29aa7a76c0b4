import { unexpected, unexpectedNext } from '../../contract/errors';

/** Whether a request failed without a sentence from the server. */
export const isUnanswered = (error: unknown) => !(error instanceof Error) || error.message === '' || error.message === unexpected;

/** The sentence for a failed request; where no answer came, the fixed one, with what to do then. */
export const saidBy = (error: unknown): string =>
  isUnanswered(error) ? `${unexpected}. ${unexpectedNext}` : (error as Error).message;
