import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A device with one key, as a phone or a stick is: it makes the key and signs with it, for one address. */
export function openAuthenticator(origin: string, { verifies = true }: { verifies?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, rest: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags | (verifies ? 0b100 : 0)]), count, rest]);
  };
  const answer = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };
  const present = 0b1;
  const withKey = 0b1000000;

  return {
    /** Sets what the device says of its use so far, as a copy of it would. */
    countsFrom: (uses: number) => {
      counter = uses;
    },
    make({ challenge }: { challenge: string }) {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const held = authData(present | withKey, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(held)],
        ]),
      );
      const clientDataJSON = text(clientData('webauthn.create', challenge));
      return { ...answer, response: { clientDataJSON, attestationObject: text(attestationObject), transports: ['internal'] } };
    },
    sign({ challenge }: { challenge: string }) {
      counter += 1;
      const data = clientData('webauthn.get', challenge);
      const held = authData(present);
      const signature = sign('sha256', Buffer.concat([held, sha256(data)]), privateKey);
      const response = { clientDataJSON: text(data), authenticatorData: text(held), signature: text(signature) };
      return { ...answer, response };
    },
  };
}
