import { XmlRefused } from '../../src/domain/xml/refused';

/** The code and the words of a refusal; `accepted` when there is none. Any other error goes on. */
export function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof XmlRefused) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}
