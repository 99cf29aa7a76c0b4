import { readFile } from 'node:fs/promises';
import { mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';

/** The object identifier of signed data (PKCS #7), as DER writes it. */
const signedData = Buffer.from('06092a864886f70d010702', 'hex');

/** A signature as DER, or the same in Base64 with or without its PEM lines. */
export async function checkSignature({ path, ending }: Candidate): Promise<Partial<Checked>> {
  const bytes = await readFile(path);
  if (!isSignedData(bytes) && !isSignedData(unarmoured(bytes.toString('latin1')))) throw mismatch(ending);
  return {};
}

function unarmoured(text: string): Buffer {
  const inner = text.replace(/-----(?:BEGIN|END) [A-Z0-9 ]{1,30}-----/g, '').replace(/\s/g, '');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(inner) ? Buffer.from(inner, 'base64') : Buffer.alloc(0);
}

/** SEQUENCE, its length in any of DER's and BER's forms, then the identifier. */
function isSignedData(bytes: Buffer): boolean {
  if (bytes[0] !== 0x30) return false;
  const length = bytes[1] ?? 0;
  const start = 2 + (length > 0x80 && length <= 0x84 ? length - 0x80 : 0);
  return bytes.subarray(start, start + signedData.length).equals(signedData);
}
