import { bare, digitsFault, weightedSum } from './digits';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Ten bare digits out of `526-025-02-74`, `PL5260250274` or `NIP: 526 025 02 74`; what is no NIP comes back for the check to name. */
export function parseNip(typed: string): string {
  return bare(typed)
    .replace(/^NIP:?/i, '')
    .replace(/^PL(?=\d)/i, '');
}

/** Null when valid, else what is wrong; the shape is the Ministry of Finance's type TNrNIP, the check digit is modulo 11. */
export function checkNip(value: string): string | null {
  const fault = digitsFault(value, /^\d{10}$/, 'NIP', 'dziesięć cyfr');
  if (fault !== null) return fault;
  if (value.startsWith('0')) return 'NIP nie zaczyna się od zera';
  if (value.slice(1, 3) === '00') return 'Druga i trzecia cyfra NIP nie mogą być obie zerami';
  const control = weightedSum(value, WEIGHTS) % 11;
  if (control === 10) return 'Do pierwszych dziewięciu cyfr tego NIP nie pasuje żadna cyfra kontrolna';
  return control === Number(value[9]) ? null : 'NIP ma błędną cyfrę kontrolną';
}

/** `526-025-02-74`. */
export function formatNip(value: string): string {
  return value.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}

/** The NIP that begins with these nine digits, or null when none does. */
export function completeNip(firstNine: string): string | null {
  const nip = `${firstNine}${weightedSum(firstNine, WEIGHTS) % 11}`;
  return checkNip(nip) === null ? nip : null;
}
