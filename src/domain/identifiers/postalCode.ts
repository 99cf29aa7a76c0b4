import { bare } from './digits';

/** `00-950` out of `00950`, `00 950` or with another dash. */
export function parsePostalCode(typed: string): string {
  return bare(typed).replace(/^(\d{2})(\d{3})$/, '$1-$2');
}

export function checkPostalCode(value: string): string | null {
  return /^\d{2}-\d{3}$/.test(value) ? null : 'Kod pocztowy ma postać 00-000';
}

export function formatPostalCode(value: string): string {
  return value;
}
