import { expect, test } from 'vitest';
import { newKey, sealJson, unsealJson } from '../../../src/app/outbox/seal';

const words = { text: 'PESEL 44051401359' };

test('S05: what is sealed holds nothing in the clear, and opens by its own key alone', async () => {
  const key = await newKey();
  const sealed = await sealJson(key, 'jan/1/content', words);
  expect(Buffer.from(sealed.data).toString('latin1')).not.toContain('PESEL');
  expect(await unsealJson(key, 'jan/1/content', sealed)).toEqual(words);
  await expect(unsealJson(await newKey(), 'jan/1/content', sealed)).rejects.toThrow();
});

test('S05: the key leaves the browser in no form', async () => {
  const key = await newKey();
  expect(key.extractable).toBe(false);
  for (const format of ['raw', 'jwk'] as const) await expect(crypto.subtle.exportKey(format, key)).rejects.toThrow();
});

test('what was sealed as one person’s opens as no other’s, and what was changed opens not at all', async () => {
  const key = await newKey();
  const sealed = await sealJson(key, 'jan/1/content', words);
  await expect(unsealJson(key, 'anna/1/content', sealed)).rejects.toThrow();
  const bytes = new Uint8Array(sealed.data);
  bytes[3] = Number(bytes[3]) ^ 1;
  await expect(unsealJson(key, 'jan/1/content', sealed)).rejects.toThrow();
});

test('the same words are sealed otherwise each time', async () => {
  const key = await newKey();
  const [one, other] = [await sealJson(key, 'a', words), await sealJson(key, 'a', words)];
  expect(Buffer.from(one.data).equals(Buffer.from(other.data))).toBe(false);
});
