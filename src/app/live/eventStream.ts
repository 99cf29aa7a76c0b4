/** One event of a stream, as the server sends them. */
export interface StreamEvent {
  /** `message` unless the server called it otherwise. */
  event: string;
  data: string;
}

/** Reads a stream of server-sent events piece by piece, until it ends; comments and what is not an event are passed over. */
export async function readEvents(body: ReadableStream<Uint8Array>, tell: (event: StreamEvent) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) tell(event);
    }
  }
}

function eventOf(block: string): StreamEvent | null {
  const fields = block.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line));
  const of = (name: string) => fields.find((field) => field?.[1] === name)?.[2];
  const data = of('data');
  return data === undefined ? null : { event: of('event') ?? 'message', data };
}
