import { resources } from '../../../resources';
import type { Fact } from '../../domain/deadlines/reasons';
import { formatDate, isDate } from '../../lib/dates';
import type { FieldMap } from '../../schema';

const fields: FieldMap = resources.companies.fields;

/** Facts of a profile in words, as the card names them: `Status VAT: Czynny podatnik VAT`; only what the asker may read there. */
export function factsInWords(facts: readonly Fact[], readable: FieldMap): string[] {
  return facts.flatMap(({ key, value }) => {
    const field = Object.hasOwn(readable, key) ? fields[key] : undefined;
    return field ? [`${field.label}: ${worded(value, field.choices?.[String(value)]?.label)}`] : [];
  });
}

function worded(value: unknown, chosen: string | undefined): string {
  if (chosen !== undefined) return chosen;
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  return typeof value === 'string' && isDate(value) ? formatDate(value) : String(value);
}
