import Box from '@mui/material/Box';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { Field, FieldMap, Resource } from '../../schema';
import { decisiveKeys, pertains } from '../../schema/onlyWhen';
import { FieldGrid, FieldPlace } from '../fields/FieldGrid';
import { FieldInput } from '../fields/FieldInput';
import { Panel } from '../kit/Panel';
import { sectionsOf } from '../records/sections';
import { useDeclared } from '../records/useDeclared';
import { FormIndex } from './FormIndex';

/** With fewer sections a form is seen whole. */
const long = 4;

interface FormSectionsProps {
  /** In place of those of the declaration. */
  sections: Resource['sections'];
  writable: FieldMap;
  isNew: boolean;
}

/**
 * The sections of a form, with an input for each field that this person may write and that says something as the others stand (what is asked
 * of a change alone, once there is one); of a long form an index beside them.
 */
export function FormSections({ sections: own, writable, isNew }: FormSectionsProps) {
  const resource = useDeclared();
  const form = useId();
  const { dirtyFields } = useFormState();
  const isAsked = (key: string) => {
    const { asked } = resource.fields[key]?.options ?? {};
    return !asked || (!isNew && [key, ...asked].some((each) => dirtyFields[each]));
  };
  const decisive = decisiveKeys(resource);
  const held = useWatch({ name: decisive }) as unknown[];
  const values = Object.fromEntries(decisive.map((key, at) => [key, held[at]]));
  const sections = sectionsOf(own ? { ...resource, sections: own } : resource, writable)
    .map(({ title, keys }, at) => ({
      id: `${form}${at}`,
      title,
      keys: keys.filter((key) => isAsked(key) && pertains(resource, key, values)),
    }))
    .filter(({ keys }) => keys.length > 0);
  const inputs = sections.flatMap(({ keys }) => keys.flatMap((key) => writable[key] ?? []));
  const marked = inputs.some(({ options }) => options.required);
  const drawn = (
    <div>
      {marked && inputs.length > 1 && (
        <Box component="p" className="quiet" sx={{ m: 0, mb: 1, fontSize: 'max(0.8125rem, 12px)' }}>
          Pola z gwiazdką (*) są wymagane.
        </Box>
      )}
      {sections.map(({ id, title, keys }) => (
        <Panel key={id} id={id} title={title}>
          <FieldGrid>
            {keys.map((key) => {
              const field = writable[key];
              return field ? (
                <FieldPlace key={key} field={field}>
                  <FieldInput field={withParts(resource, key, field, values)} source={key} />
                </FieldPlace>
              ) : null;
            })}
          </FieldGrid>
        </Panel>
      ))}
    </div>
  );
  if (sections.length < long) return drawn;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 12rem' },
        alignItems: 'start',
      }}
    >
      {drawn}
      <FormIndex sections={sections} />
    </Box>
  );
}

/** A list with those parts of its items that say something. */
function withParts(resource: Resource, key: string, field: Field, values: Readonly<Record<string, unknown>>): Field {
  if (!field.of || !resource.onlyWhen) return field;
  const parts = Object.entries(field.of).filter(([part]) => pertains(resource, `${key}.${part}`, values));
  return { ...field, of: Object.fromEntries(parts) };
}
