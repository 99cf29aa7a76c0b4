import { problem, type Reading, type RegisterAnswer, type RegisterRequest } from '../../domain/registers/exchange';

/** More than any register answers about one company. */
const LONGEST = 2_000_000;

/** Sends a request to the place that the operator named, whichever host it was made for; no answer in `ms` milliseconds is a problem. */
export async function send(request: RegisterRequest, url: string, ms: number): Promise<RegisterAnswer | Reading<never>> {
  const { pathname, search } = new URL(request.url);
  try {
    const response = await fetch(`${url}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      // A register that moves is the operator's to look at: keys go to nobody else.
      redirect: 'error',
      signal: AbortSignal.timeout(ms),
    });
    const body = await readBody(response);
    if (body === null) return problem('unreadable', 'Rejestr odpowiedział zbyt obszernie.');
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  } catch (error) {
    return problem('unavailable', 'Rejestr nie odpowiedział na czas albo połączenie się urwało.', (error as Error).name);
  }
}

/** The text of an answer, or null where it is longer than any should be. */
async function readBody(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST) return null;
  }
  return text + decoder.decode();
}
