import { grouped } from '../../../lib/numbers';

/** A decimal as files write it (`-1200.50`) in Polish, with at least so many places and no needless zeros after them. */
export function decimalText(written: string, places = 0): string {
  const [whole = '', fraction = ''] = written.replace('-', '').split('.');
  const shown = fraction.replace(/0+$/, '').padEnd(places, '0');
  return `${written.startsWith('-') ? '-' : ''}${grouped(whole.replace(/^0+(?=\d)/, ''))}${shown && `,${shown}`}`;
}

/** How rates are written on paper: `23` as `23%`, `6.5` as `6,5%`, `0 WDT` as it stands. */
export const rateText = (rate: string): string => (/^\d+(?:\.\d+)?$/.test(rate) ? `${rate.replace('.', ',')}%` : rate);
