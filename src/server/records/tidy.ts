import { fromWarsaw, toWarsaw } from '../../lib/dates';
import type { Field, FieldMap } from '../../schema';
import { typeOf } from '../../schema/fields';
import type { Faults } from '../../schema/validate';
import { cleanHtml } from './richText';

/** Brings values that passed their checks to the one form they are kept in: formatted text cleaned, moments on Warsaw's clock. */
export function tidy(
  values: Readonly<Record<string, unknown>>,
  fields: FieldMap,
): { values: Record<string, unknown>; faults: Faults } {
  const tidied: Record<string, unknown> = { ...values };
  const faults: Faults = {};
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key];
    if (field?.of && Array.isArray(value)) tidied[key] = tidyItems(value, key, field.of, faults);
    if (!field || typeof value !== 'string') continue;
    if (typeOf(field).stored === 'moment') tidied[key] = onWarsawClock(value);
    if (field.type === 'richText') {
      const clean = cleaned(value, field);
      if ('says' in clean) faults[key] = clean.says;
      else tidied[key] = clean.value;
    }
  }
  return { values: tidied, faults };
}

/** The items of a list, each brought to its form; what is wrong with one is told by its place. */
function tidyItems(items: readonly Readonly<Record<string, unknown>>[], key: string, of: FieldMap, faults: Faults) {
  return items.map((item, at) => {
    const tidied = tidy(item, of);
    for (const [inner, says] of Object.entries(tidied.faults)) faults[`${key}.${at}.${inner}`] = says;
    return tidied.values;
  });
}

/** A moment with an offset of its own keeps it only in the hour that comes twice, where the clock alone would name the other one. */
function onWarsawClock(text: string): string {
  const instant = fromWarsaw(text);
  if (!instant) return text;
  const wall = toWarsaw(instant);
  const first = fromWarsaw(wall);
  return first && Math.abs(first.getTime() - instant.getTime()) < 1_000 ? wall : `${wall}+01:00`;
}

function cleaned(html: string, field: Field): { value: string | null } | { says: string } {
  try {
    const value = cleanHtml(html);
    return value === null && field.options.required ? { says: 'To pole jest wymagane' } : { value };
  } catch (error) {
    if (error instanceof RangeError) return { says: 'Formatowanie tego tekstu jest zbyt zagnieżdżone' };
    throw error;
  }
}
