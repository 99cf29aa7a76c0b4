import { createSign, generateKeyPairSync } from 'node:crypto';

/** One DER element: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const hex = (text: string) => Buffer.from(text, 'hex');
const SEQUENCE = 0x30;
const ECDSA_SHA256 = der(SEQUENCE, der(0x06, hex('2a8648ce3d040302')));

const extension = (oid: string, value: Buffer) => der(SEQUENCE, der(0x06, hex(oid)), der(0x04, value));
const time = (date: Date) =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  );

/** A key and a certificate for `localhost` and 127.0.0.1, signed by itself and good for a day. */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, der(0x06, hex('550403')), der(0x0c, Buffer.from('localhost')))));
  const names = der(SEQUENCE, der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const authority = der(SEQUENCE, der(0x01, hex('ff')));
  const day = 24 * 60 * 60 * 1000;
  const body = der(
    SEQUENCE,
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex('01')),
    ECDSA_SHA256,
    name,
    der(SEQUENCE, time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, extension('551d11', names), extension('551d13', authority))),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const whole = der(SEQUENCE, body, ECDSA_SHA256, der(0x03, hex('00'), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
