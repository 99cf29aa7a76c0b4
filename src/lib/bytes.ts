/** A sign for a byte: text that can be searched, whose places are those of the bytes. */
export function signsOf(bytes: Uint8Array): string {
  let signs = '';
  for (let at = 0; at < bytes.length; at += 8_192) signs += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return signs;
}

/** The bytes of such a text. */
export const bytesOf = (signs: string): Uint8Array<ArrayBuffer> => Uint8Array.from(signs, (sign) => sign.charCodeAt(0));

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The bytes of Base64, whatever white space is in it; null for what is none. */
export function ofBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return bytesOf(atob(text.replace(/\s+/g, '')));
  } catch {
    return null;
  }
}
