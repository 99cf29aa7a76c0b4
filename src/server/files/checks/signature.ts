import { readFile } from 'node:fs/promises';
import { FileRefused, mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';

/** The object identifiers of signed data (PKCS #7) and of what is encrypted for somebody, as DER writes them. */
const signedData = Buffer.from('06092a864886f70d010702', 'hex');
const sealedData = ['06092a864886f70d010703', '060b2a864886f70d0109100117'].map((each) => Buffer.from(each, 'hex'));

/** A signature, with the document that it signs or without it, as DER, or the same in Base64 with or without its PEM lines. */
export async function checkSignature({ path, ending }: Candidate): Promise<Partial<Checked>> {
  const bytes = await readFile(path);
  const all = [bytes, unarmoured(bytes.toString('latin1'))];
  if (all.some((each) => isOf(each, signedData))) return {};
  if (all.some((each) => sealedData.some((type) => isOf(each, type))))
    throw new FileRefused(
      'Plik jest zaszyfrowany i otworzy go tylko jego adresat. Otwórz go w programie pocztowym, zapisz załączniki i dodaj je jako pliki.',
    );
  throw mismatch(ending);
}

function unarmoured(text: string): Buffer {
  const inner = text.replace(/-----(?:BEGIN|END) [A-Z0-9 ]{1,30}-----/g, '').replace(/\s/g, '');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(inner) ? Buffer.from(inner, 'base64') : Buffer.alloc(0);
}

/** SEQUENCE, its length in any of DER's and BER's forms, then the identifier. */
function isOf(bytes: Buffer, type: Buffer): boolean {
  if (bytes[0] !== 0x30) return false;
  const length = bytes[1] ?? 0;
  const start = 2 + (length > 0x80 && length <= 0x84 ? length - 0x80 : 0);
  return bytes.subarray(start, start + type.length).equals(type);
}
