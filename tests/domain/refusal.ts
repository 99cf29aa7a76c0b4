import { XmlRefused } from '../../src/domain/xml/refused';

/** What reading says when it refuses; `accepted` when it does not. Any other error goes on. */
export function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof XmlRefused) return error.message;
    throw error;
  }
  return 'accepted';
}
