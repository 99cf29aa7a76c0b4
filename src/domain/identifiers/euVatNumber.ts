/** Prefixes of VAT numbers VIES knows; Greece is EL, Northern Ireland XI. */
export const VIES_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

export interface EuVatNumber {
  country: string;
  number: string;
}

/** At least two digits, which every country's numbers have and hardly a word. */
const NUMBER = /^(?=(?:\D*\d){2})[0-9A-Z+*]{2,12}$/;

/**
 * The parts of `DE 123456789`; GR, the country's own code, is taken as EL. Null when it does not begin with a prefix of VIES, or is a word
 * („Deutschland”).
 */
export function parseEuVatNumber(typed: string): EuVatNumber | null {
  const whole = typed
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/^GR(?=\d)/, 'EL');
  const country = VIES_COUNTRIES.find((code) => whole.startsWith(code));
  const number = whole.slice(2);
  return country !== undefined && NUMBER.test(number) ? { country, number } : null;
}

/** A number of VAT of another country of the Union in one word: `DE123456789`; as it was typed where it is none. */
export function plainEuVatNumber(typed: string): string {
  const parts = parseEuVatNumber(typed);
  return parts ? parts.country + parts.number : typed.trim();
}

/** What is wrong with a number of VAT of another country, or null. Its check digits are each country's own: VIES knows them. */
export function checkEuVatNumber(value: string): string | null {
  const parts = parseEuVatNumber(value);
  if (parts === null) return 'Numer VAT UE zaczyna się od kodu państwa Unii, na przykład DE123456789';
  return parts.country === 'PL' ? 'Polski numer wpisz jako NIP' : null;
}
