import { HOTP, Secret, TOTP } from 'otpauth';
import { type RandomBytes, systemRandom } from './random';
import { isSameText } from './tokens';

const PERIOD = 30;
const FORM = { algorithm: 'SHA1', digits: 6 } as const;

/** A new seed of 20 bytes in base32; kept encrypted, shown once. */
export function totpSecret(random: RandomBytes = systemRandom): string {
  return new Secret({ buffer: Uint8Array.from(random(20)).buffer }).base32;
}

/** The otpauth:// address that an authenticator application reads. */
export function totpUrl({ secret, account, issuer }: { secret: string; account: string; issuer: string }): string {
  return new TOTP({ ...FORM, secret, label: account, issuer, period: PERIOD }).toString();
}

/** The address as a picture: a data URL of an SVG, which the panel shows in an <img>. */
export async function totpPicture(url: string): Promise<string> {
  const { toString: drawQr } = await import('qrcode');
  const svg = await drawQr(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/**
 * The step that the code belongs to (one before and one after are accepted, for clocks that differ), or null.
 * A step not later than `lastStep` is refused, so that no code works twice: store what is returned.
 */
export function verifyTotp({
  secret,
  code,
  now,
  lastStep,
}: {
  secret: string;
  code: string;
  now: Date;
  lastStep: number | null;
}) {
  const seed = Secret.fromBase32(secret);
  const current = Math.floor(now.getTime() / 1000 / PERIOD);
  const fresh = [current, current - 1, current + 1].filter((step) => step > (lastStep ?? -1));
  const matching = fresh.filter((counter) => isSameText(HOTP.generate({ ...FORM, secret: seed, counter }), code));
  return matching[0] ?? null;
}
