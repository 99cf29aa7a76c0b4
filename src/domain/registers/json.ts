import { isDate } from '../../lib/dates';

const LONGEST = 10_000_000;

/** The value of a JSON text, or undefined when it is not one or is unreasonably long. */
export function parseJson(text: string): unknown {
  if (text.length > LONGEST) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value down a path such as `result.subject`; undefined when there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function textIn(value: unknown, path: string): string | null {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found.trim() || null : null;
}

export function listIn(value: unknown, path: string): unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

export const textsIn = (value: unknown, path: string) => listIn(value, path).filter((each) => typeof each === 'string');

/** `YYYY-MM-DD` of a real date written that way or as `20.11.2026` or `20-11-2026`; null otherwise. */
export function dateIn(value: unknown, path: string): string | null {
  return isoDate(textIn(value, path));
}

export function isoDate(text: string | null): string | null {
  if (text === null) return null;
  const date = /^\d{2}[.-]\d{2}[.-]\d{4}$/.test(text) ? text.split(/[.-]/).reverse().join('-') : text.slice(0, 10);
  return isDate(date) ? date : null;
}
