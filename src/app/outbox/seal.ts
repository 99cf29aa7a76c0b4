/** What AES-GCM makes of something, with the nonce it was made with. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** A key that can be used and kept by the browser, and read by nobody. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** `of` says whose and which it is: what was sealed as one thing opens as no other. */
export async function seal(key: CryptoKey, of: string, content: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, data: await crypto.subtle.encrypt(cipher(iv, of), key, content) };
}

/** Throws where the key is another, or what is sealed was changed or moved. */
export function unseal(key: CryptoKey, of: string, { iv, data }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(cipher(iv, of), key, data);
}

const cipher = (iv: Uint8Array<ArrayBuffer>, of: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(of),
});

export const sealJson = (key: CryptoKey, of: string, value: unknown) =>
  seal(key, of, new TextEncoder().encode(JSON.stringify(value)));

export async function unsealJson<T>(key: CryptoKey, of: string, sealed: Sealed): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, of, sealed))) as T;
}
