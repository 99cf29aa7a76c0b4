import { ForOperator } from '../../forOperator';
import { KEY_ID, type Key, type Keys } from './keys';

const SHORTEST = 32;
const SAMPLES =
  /change[-_ ]?me|example|sample|przyklad|przykład|secret|sekret|password|haslo|hasło|placeholder|0123456789|abcdefghij/i;

/** Why the server cannot start: the same sentence in Polish and in English. It never holds the secret. */
export class SecretsRefused extends ForOperator {
  override name = 'SecretsRefused';
  constructor(
    readonly polish: string,
    readonly english: string,
  ) {
    super(`${polish}\n${english}`);
  }
}

function decode(text: string): Buffer | null {
  if (/^([0-9a-f]{2})+$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null;
}

/** Bytes that nobody drew: few different ones, or an even row such as 0, 1, 2, 3. */
function isMadeUp(secret: Buffer): boolean {
  const steps = new Set(secret.subarray(1).map((byte, i) => byte - (secret[i] ?? 0)));
  return new Set(secret).size < 12 || steps.size < 3;
}

function parseKey(entry: string): Key {
  const colon = entry.indexOf(':');
  const id = entry.slice(0, Math.max(colon, 0)).trim();
  const text = entry.slice(colon + 1).trim();
  if (!KEY_ID.test(id)) {
    throw new SecretsRefused(
      'Każdy klucz w SECRET_KEYS ma postać nazwa:wartość; nazwa to do 32 liter, cyfr, kresek i podkreśleń.',
      'Each key in SECRET_KEYS reads id:value; an id is up to 32 letters, digits, dashes and underscores.',
    );
  }
  const secret = decode(text);
  if (!secret) {
    throw new SecretsRefused(
      `Klucz „${id}” w SECRET_KEYS nie jest zapisany szesnastkowo ani w base64.`,
      `Key "${id}" in SECRET_KEYS is neither hexadecimal nor base64.`,
    );
  }
  if (SAMPLES.test(text) || SAMPLES.test(secret.toString('utf8')) || (secret.length > 0 && isMadeUp(secret))) {
    throw new SecretsRefused(
      `Klucz „${id}” w SECRET_KEYS jest przykładowy. Wylosuj własny, na przykład: openssl rand -base64 32.`,
      `Key "${id}" in SECRET_KEYS is a sample value. Draw your own, for example: openssl rand -base64 32.`,
    );
  }
  if (secret.length < SHORTEST) {
    throw new SecretsRefused(
      `Klucz „${id}” w SECRET_KEYS jest za krótki: ma ${secret.length} B, a potrzeba co najmniej ${SHORTEST} B.`,
      `Key "${id}" in SECRET_KEYS is too short: ${secret.length} bytes of at least ${SHORTEST}.`,
    );
  }
  return { id, secret };
}

/** Reads `id:value,id:value`, the current key first; throws SecretsRefused. */
export function parseKeys(text: string): Keys {
  const [first, ...older] = text.split(',').map(parseKey);
  if (!first) throw new RangeError('split always gives one entry');
  const all = [first, ...older];
  const distinct = (texts: string[]) => new Set(texts).size === all.length;
  if (!distinct(all.map((key) => key.id)) || !distinct(all.map((key) => Buffer.from(key.secret).toString('hex')))) {
    throw new SecretsRefused('W SECRET_KEYS powtarza się nazwa lub wartość klucza.', 'SECRET_KEYS repeats an id or a value.');
  }
  return [first, ...older];
}
