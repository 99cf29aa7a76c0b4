import type { FieldMap, Resource } from '../../schema';
import { blank, brokenRules, type Faults, readFields } from '../../schema/validate';
import { same } from './same';

/** What a form holds, made ready to send, and what is wrong with it; the same checks and words as the server's. */
export interface Checked {
  /** The whole record: what was changed read as its types read it, the rest as it was. */
  values: Record<string, unknown>;
  faults: Faults;
}

/**
 * Checks what was changed against the record the form was opened with. An old fault that nobody touched does not stop
 * anybody, as on the server; a new record is checked whole.
 */
export function checkForm(
  resource: Resource,
  writable: FieldMap,
  base: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
  isNew: boolean,
): Checked {
  const keys = Object.keys(writable).filter((key) => isNew || !same(typed[key], base[key]));
  const input = Object.fromEntries(keys.map((key) => [key, typed[key] ?? null]));
  const { values: read, faults } = readFields(input, writable);
  const values = { ...base, ...read };
  const whole = { ...blank(resource), ...values };
  const old = isNew ? {} : brokenRules(resource, { ...blank(resource), ...base });
  for (const [key, says] of Object.entries(brokenRules(resource, whole))) {
    const known = Object.hasOwn(writable, key);
    if (known && faults[key] === undefined && (old[key] !== says || Object.hasOwn(read, key))) faults[key] = says;
  }
  return { values, faults };
}
