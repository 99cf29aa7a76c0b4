/** Bytes unpacked, at most so many; throws for more, and for what is broken. */
export async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
  most: number,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const opened = new DecompressionStream(format);
  const writer = opened.writable.getWriter();
  // What is wrong with it is heard at the other end.
  void writer.write(bytes).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const reader = opened.readable.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let seen = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    seen += value.length;
    if (seen > most) {
      void reader.cancel().catch(() => undefined);
      throw new RangeError('More than there may be.');
    }
    chunks.push(value as Uint8Array<ArrayBuffer>);
  }
}
