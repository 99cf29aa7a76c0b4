import { problem, type Reading, type RegisterAnswer, type RegisterRequest } from '../../domain/registers/exchange';
import { withinTime } from '../withinTime';

/** More than any register answers about one company. */
const LONGEST = 2_000_000;

/** Sends a request to the place that the operator named, whichever host it was made for; no answer in `ms` milliseconds is a problem. */
export async function send(request: RegisterRequest, url: string, ms: number): Promise<RegisterAnswer | Reading<never>> {
  try {
    return await withinTime(ms, (signal) => exchange(request, url, signal));
  } catch (error) {
    return problem('unavailable', 'Rejestr nie odpowiedział na czas albo połączenie się urwało.', (error as Error).name);
  }
}

async function exchange(request: RegisterRequest, url: string, signal: AbortSignal): Promise<RegisterAnswer | Reading<never>> {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(`${url}${pathname}${search}`, {
    method: request.method,
    headers: request.headers,
    body: request.body,
    // A register that moves is the operator's to look at: keys go to nobody else.
    redirect: 'error',
    signal,
  });
  const body = await readBody(response, signal);
  if (body === null) return problem('unreadable', 'Rejestr odpowiedział zbyt obszernie.');
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** The text of an answer, or null where it is longer than any should be; the rest is let go of at the signal. */
async function readBody({ body }: Response, signal: AbortSignal): Promise<string | null> {
  const reader = body?.getReader();
  if (!reader) return '';
  const letGo = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', letGo, { once: true });
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length <= LONGEST) continue;
    letGo();
    return null;
  }
}
