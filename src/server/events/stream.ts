import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Bytes that a slow line may owe; past them the stream ends, and its reader comes back and reads anew. */
const mostOwed = 256 * 1024;

/** The body of an answer that goes on for as long as somebody listens. */
export interface OpenStream {
  body: Readable;
  isOver(): boolean;
  send(bytes: Buffer): void;
  end(): void;
}

/**
 * What is told to thousands at once is written past the answer's own layers, which part each chunk in four: to the socket, as one piece that is put
 * in its frame once for all who are told the same. That holds once the head is out and nothing waits before the socket.
 */
export function openStream(raw: ServerResponse): OpenStream {
  const body = new Readable({ read: () => undefined });
  let isOver = false;
  const end = () => {
    if (!isOver && !body.destroyed) body.push(null);
    isOver = true;
  };
  return {
    body,
    isOver: () => isOver,
    send(bytes) {
      if (isOver || body.destroyed) return;
      const { socket } = raw;
      const owed = body.readableLength + raw.writableLength;
      if (owed > mostOwed) end();
      else if (socket && raw.headersSent && owed === socket.writableLength)
        socket.write(raw.chunkedEncoding ? framed(bytes) : bytes);
      else body.push(bytes);
    },
    end,
  };
}

const frames = new WeakMap<Buffer, Buffer>();

/** As a chunk of an answer whose length nobody knows beforehand. */
function framed(bytes: Buffer): Buffer {
  const known = frames.get(bytes);
  if (known) return known;
  const frame = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  frames.set(bytes, frame);
  return frame;
}
