import { checkNip } from '../../identifiers/nip';
import { checkNrb } from '../../identifiers/nrb';
import { found, problem, type Reading } from '../exchange';

/**
 * The offline half of the register: a daily file of hashes that tells whether an account belongs to a VAT payer, without
 * asking anybody. The hash is SHA-512 of day, NIP and account, taken again of its own lower-case hexadecimal text as many
 * times as the file says; source: the Ministry of Finance's description of the flat file (plik płaski).
 */
export interface FlatFileHeader {
  /** The day the file is good for, `YYYY-MM-DD`. */
  date: string;
  /** How many times SHA-512 is taken, usually 5000. */
  transformations: number;
}

export interface FlatFile extends FlatFileHeader {
  /** Patterns of virtual accounts, `XX10100055YYYXXXXXXXXXXXXX`. */
  masks: readonly string[];
  /** In which list of the file a hash stands. */
  find: (hash: string) => VatKind | null;
}

export type VatKind = 'active' | 'exempt';

/** SHA-512 of a text in UTF-8, as lower-case hexadecimal. */
export type Sha512 = (text: string) => string;

export interface FlatFileResult {
  /** Null when the pair is not in the file; that is no proof that the NIP is not a payer. */
  vat_kind: VatKind | null;
  virtual: boolean;
  date: string;
}

export function flatFileHash(nip: string, account: string, { date, transformations }: FlatFileHeader, sha512: Sha512): string {
  let hash = date.replaceAll('-', '') + nip + account;
  for (let time = 0; time < transformations; time++) hash = sha512(hash);
  return hash;
}

/** How a virtual account of this mask stands in the file; null when the account is not of its bank. Digits must agree, Y is kept. */
export function maskedAccount(account: string, mask: string): string | null {
  const signs = [...mask];
  if (signs.length !== account.length) return null;
  if (signs.some((sign, place) => /\d/.test(sign) && sign !== account[place])) return null;
  return signs.map((sign, place) => (sign === 'Y' ? account[place] : sign)).join('');
}

/** First the account itself, then as a virtual one under every mask it fits. */
export function checkInFlatFile(nip: string, account: string, file: FlatFile, sha512: Sha512): Reading<FlatFileResult> {
  const wrong = checkNip(nip) ?? checkNrb(account);
  if (wrong) return problem('invalid_number', `${wrong}.`);
  const own = file.find(flatFileHash(nip, account, file, sha512));
  if (own) return found({ vat_kind: own, virtual: false, date: file.date });
  for (const mask of file.masks) {
    const masked = maskedAccount(account, mask);
    const kind = masked && file.find(flatFileHash(nip, masked, file, sha512));
    if (kind) return found({ vat_kind: kind, virtual: true, date: file.date });
  }
  return found({ vat_kind: null, virtual: false, date: file.date });
}
