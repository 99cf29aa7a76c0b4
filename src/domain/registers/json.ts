import { fromWarsaw, isDate, toWarsaw } from '../../lib/dates';

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

/** `YYYY-MM-DD` of a real date written that way or as `20.11.2026` or `20-11-2026`, with or without a time; null otherwise. */
export function dateIn(value: unknown, path: string): string | null {
  return isoDate(textIn(value, path));
}

export function isoDate(text: string | null): string | null {
  const day = String(text).slice(0, 10);
  const turned = day.split(/[.-]/).reverse().join('-');
  return [day, turned].find(isDate) ?? null;
}

/** A moment written as `20.11.2026 09:15:00` or `20-11-2026 09:15:00` on the Warsaw wall clock, as `2026-11-20 09:15:00`. */
export function momentIn(value: unknown, path: string): string | null {
  const text = textIn(value, path);
  const date = isoDate(text);
  const instant = text && date && fromWarsaw(date + text.slice(10));
  return instant ? toWarsaw(instant) : null;
}
