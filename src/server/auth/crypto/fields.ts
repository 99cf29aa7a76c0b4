import { createCipheriv, createDecipheriv } from 'node:crypto';
import { findKey, type Keys, keyFor } from './keys';
import { type RandomBytes, systemRandom } from './random';
import { mac } from './signature';

const FORMAT = 'v1';
const NONCE = 12;
const TAG = 16;

/** Says which field could not be opened and why, never what it holds. */
export class FieldNotReadable extends Error {
  override name = 'FieldNotReadable';
}

/** Bound to the stored value: moved to another tenant or another field, it does not open. */
const boundTo = (keyId: string, tenantId: string, fieldName: string) =>
  Buffer.from(JSON.stringify([FORMAT, keyId, tenantId, fieldName]));

/** AES-256-GCM with a fresh random nonce, as `v1.<key id>.<base64url of nonce, ciphertext and tag>`. The same value encrypts differently each time. */
export function encryptField(
  keys: Keys,
  tenantId: string,
  fieldName: string,
  plain: string,
  random: RandomBytes = systemRandom,
): string {
  const key = keys[0];
  const nonce = Buffer.from(random(NONCE));
  const cipher = createCipheriv('aes-256-gcm', keyFor(key, 'field'), nonce, { authTagLength: TAG });
  cipher.setAAD(boundTo(key.id, tenantId, fieldName));
  const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${FORMAT}.${key.id}.${sealed.toString('base64url')}`;
}

/** Throws FieldNotReadable when the key is unknown, the value was altered, or it belongs to another tenant or field. */
export function decryptField(keys: Keys, tenantId: string, fieldName: string, stored: string): string {
  const [format, keyId = '', text = ''] = stored.split('.');
  const key = findKey(keys, keyId);
  if (format !== FORMAT || !key)
    throw new FieldNotReadable(`${fieldName}: stored under a key or in a form that is not known here`);
  const sealed = Buffer.from(text, 'base64url');
  if (sealed.length < NONCE + TAG) throw new FieldNotReadable(`${fieldName}: the stored value is cut short`);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(key, 'field'), sealed.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(boundTo(keyId, tenantId, fieldName));
  decipher.setAuthTag(sealed.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
  } catch {
    throw new FieldNotReadable(`${fieldName}: the stored value was altered or belongs elsewhere`);
  }
}

/** Whether a stored value should be encrypted anew because its key is no longer the current one. */
export function needsNewKey(keys: Keys, stored: string): boolean {
  return stored.split('.')[1] !== keys[0].id;
}

const indexUnder = (key: Keys[0], tenantId: string, fieldName: string, value: string) =>
  `${key.id}.${mac(key, 'blind-index', [tenantId, fieldName, value]).toString('base64url')}`;

/** What is stored beside an encrypted field so that it can be found by its exact value; give the value in its stored form. */
export function blindIndex(keys: Keys, tenantId: string, fieldName: string, value: string): string {
  return indexUnder(keys[0], tenantId, fieldName, value);
}

/** What to look for when searching: one index under every key still in use. */
export function blindIndexes(keys: Keys, tenantId: string, fieldName: string, value: string): string[] {
  return keys.map((key) => indexUnder(key, tenantId, fieldName, value));
}
