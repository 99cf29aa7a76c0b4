const NBSP = '\u00a0';

/** Digits in groups of three, parted by non-breaking spaces, also below ten thousand. */
export const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, NBSP);

/** `1 234,5`: at most two decimals, or exactly `places` of them; half is rounded away from zero; `–` for what is no number. */
export function formatNumber(value: number, places?: number): string {
  if (!Number.isFinite(value)) return '–';
  const [whole, fraction] = rounded(Math.abs(value), places ?? 2);
  const shown = places === undefined ? fraction.replace(/0+$/, '') : fraction;
  const sign = value < 0 && /[1-9]/.test(whole + fraction) ? '-' : '';
  return sign + grouped(whole) + (shown && `,${shown}`);
}

/** `8,5%` for 8.5: the value is in percent, not a fraction of one. */
export function formatPercent(percent: number, places?: number): string {
  return `${formatNumber(percent, places)}%`;
}

/** Rounds the decimal text of the number, so that 1.005 is 1.01 although its binary value is a little less. */
function rounded(value: number, places: number): [whole: string, fraction: string] {
  const [whole, fraction = ''] = decimalText(value).split('.');
  const kept = BigInt(`${whole}${fraction.slice(0, places).padEnd(places, '0')}`) + (fraction.charAt(places) >= '5' ? 1n : 0n);
  const digits = String(kept).padStart(places + 1, '0');
  return [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
}

function decimalText(value: number): string {
  const plain = value < 1e-6 ? 0 : value;
  return plain < 1e21 ? String(plain) : String(BigInt(plain));
}
