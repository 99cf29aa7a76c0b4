import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Form } from 'ra-core';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldInput } from '../../fields/FieldInput';
import { QuietButton } from '../../kit/buttons';
import { useDeclared } from '../../records/useDeclared';
import { Chosen } from './Chosen';
import type { FileField } from './fields';
import type { Match } from './match';
import type { Same } from './same';

interface SameForAllProps {
  fields: readonly FileField[];
  match: Match;
  same: Same;
  onSame: (same: Same) => void;
}

/** What no column says and all rows share: a list of one company's people need not repeat the company. */
export function SameForAll({ fields, match, same, onSame }: SameForAllProps) {
  const resource = useDeclared();
  const given = Object.keys(same).filter((key) => !match.includes(key) && resource.fields[key]);
  const free = fields.filter(({ key }) => resource.fields[key] && !match.includes(key) && !given.includes(key));
  const without = (gone: string) => Object.fromEntries(Object.entries(same).filter(([key]) => key !== gone));
  return (
    <Box component="section" aria-labelledby="import-same">
      <Typography id="import-same" variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        Ta sama wartość we wszystkich wierszach
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: '34rem' }}>
        {given.length > 0 && (
          <Form key={given.join()} record={same as never}>
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              {given.map((key) => {
                const field = resource.fields[key];
                return (
                  field && (
                    <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'start' }}>
                      <FieldInput field={field} source={key} />
                      <QuietButton aria-label={`Usuń wartość pola ${field.label}`} onClick={() => onSame(without(key))}>
                        Usuń
                      </QuietButton>
                    </Box>
                  )
                );
              })}
            </Box>
            <Typed keys={given} same={same} onSame={onSame} />
          </Form>
        )}
        {free.length > 0 && (
          <Chosen
            label="Dodaj pole, którego nie ma w pliku"
            value=""
            choices={free.map(({ key, label, required, open }) => [key, required && !open ? `${label} *` : label])}
            onChoose={(key) => onSame({ ...same, [key]: resource.fields[key]?.type === 'boolean' ? false : null })}
          />
        )}
      </Box>
    </Box>
  );
}

/** Keeps what is typed with the rest of the draft. */
function Typed({ keys, same, onSame }: { keys: readonly string[]; same: Same; onSame: (same: Same) => void }) {
  const typed = useWatch() as Same;
  const now = JSON.stringify(keys.map((key) => typed[key] ?? null));
  const before = JSON.stringify(keys.map((key) => same[key] ?? null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is told once, by its text
  useEffect(() => {
    if (now !== before) onSame({ ...same, ...Object.fromEntries(keys.map((key) => [key, typed[key] ?? null])) });
  }, [now]);
  return null;
}
