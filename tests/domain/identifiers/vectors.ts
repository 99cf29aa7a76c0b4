import { readFileSync } from 'node:fs';

/** A typed text and the reason it is refused, null when it is valid. */
export interface Vector {
  input: string;
  expected: boolean;
  reason: string | null;
}

interface Vectors {
  nip: Vector[];
  regon: Vector[];
  pesel: Vector[];
  pesel_derived: { pesel: string; birth: string; sex: string }[];
  krs: Vector[];
  nrb: Vector[];
  sort_code: { code: string; check_digit_ok: boolean }[];
  micro: { identifier: string; type: string; account: string; formatted: string }[];
  micro_invalid: { why: string; account: string; reason: string }[];
  nrs: { nip: string; suffix: string; account: string; formatted: string }[];
  zbp_qr: { string: string; length: number; fields: number }[];
  ksef_number: Vector[];
}

export const vectors: Vectors = JSON.parse(readFileSync(new URL('../vectors/identifiers.json', import.meta.url), 'utf8'));
