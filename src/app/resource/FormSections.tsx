import { useWatch } from 'react-hook-form';
import type { Field, FieldMap, Resource } from '../../schema';
import { decisiveKeys, pertains } from '../../schema/onlyWhen';
import { FieldInput } from '../fields/FieldInput';
import { sectionsOf } from './sections';

/** The sections of a form, with an input for each field that this person may write and that says something as the others stand. */
export function FormSections({ resource, writable }: { resource: Resource; writable: FieldMap }) {
  const decisive = decisiveKeys(resource);
  const held = useWatch({ name: decisive }) as unknown[];
  const values = Object.fromEntries(decisive.map((key, at) => [key, held[at]]));
  return sectionsOf(resource, writable).map(({ title, keys }) => {
    const asked = keys.filter((key) => pertains(resource, key, values));
    return asked.length === 0 ? null : (
      <section key={title} className="panel" aria-label={title}>
        <div className="panel-head">
          <h2>{title}</h2>
        </div>
        <div className="panel-body form-grid">
          {asked.map((key) => {
            const field = writable[key];
            return field ? (
              <div key={key} className={wide.has(field.type) ? 'form-wide' : undefined}>
                <FieldInput field={withParts(resource, key, field, values)} source={key} />
              </div>
            ) : null;
          })}
        </div>
      </section>
    );
  });
}

const wide = new Set(['longText', 'richText', 'list', 'choices']);

/** A list with those parts of its items that say something. */
function withParts(resource: Resource, key: string, field: Field, values: Readonly<Record<string, unknown>>): Field {
  if (!field.of || !resource.onlyWhen) return field;
  const parts = Object.entries(field.of).filter(([part]) => pertains(resource, `${key}.${part}`, values));
  return { ...field, of: Object.fromEntries(parts) };
}
