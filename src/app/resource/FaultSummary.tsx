import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { plural } from '../../lib/text';
import type { Field } from '../../schema';
import { openingFields } from '../../schema/conversation';
import { Notice } from '../kit/Notice';
import { useDeclared } from '../records/useDeclared';

/** After a save that was refused: what is wrong, above the form, each a way to its input; the first faulty input takes the focus. */
export function FaultSummary() {
  const resource = useDeclared();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const sentence = errors.root?.serverError?.message;
  const faults = Object.entries(errors).filter(([key]) => key !== 'root');
  const shown = submitCount > 0 && (sentence !== undefined || faults.length > 0);

  // Once for each save, not for each fault mended.
  const told = useRef(0);
  useEffect(() => {
    if (!shown || told.current === submitCount) return;
    told.current = submitCount;
    const faulty = box.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (faulty ?? box.current)?.focus();
  }, [submitCount, shown]);

  if (!shown) return null;
  const fields = { ...resource.fields, ...openingFields(resource) };
  return (
    <Notice role="alert" severity="error" above={true} tabIndex={-1} ref={box} sx={look}>
      <p>
        {sentence ??
          `Nie zapisano. ${faults.length === 1 ? 'Popraw zaznaczone pole' : `Popraw ${faults.length} ${plural(faults.length, 'pole', 'pola', 'pól')}`}:`}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(([key, error]) => {
            const { path, says } = firstFault(error, key);
            return (
              <li key={key}>
                <Link component="button" type="button" color="error" onClick={() => setFocus(path)}>
                  {fields[key]?.label ?? key}
                </Link>
                {says && <span> {path === key ? says : placed(says, path, fields[key])}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </Notice>
  );
}

const look = {
  '& p, & ul': { m: 0, p: 0, listStyle: 'none' },
  '& li > button': { minHeight: 32, mr: 1, fontSize: 'inherit', fontFamily: 'inherit', verticalAlign: 'baseline' },
};

/** The first thing wrong with a field: its own fault, or that of one of its items. */
function firstFault(error: unknown, path: string): { path: string; says: string | null } {
  if (typeof error !== 'object' || error === null) return { path, says: null };
  if ('message' in error && typeof error.message === 'string') return { path, says: error.message };
  for (const [key, each] of Object.entries(error)) {
    const found = key === 'ref' ? null : firstFault(each, `${path}.${key}`);
    if (found?.says) return found;
  }
  return { path, says: null };
}

/** “Pozycja 2, Ilość od: To pole jest wymagane”. */
function placed(says: string, path: string, field: Field | undefined): string {
  const [, at, key = ''] = path.split('.');
  const label = field?.of?.[key]?.label;
  return `Pozycja ${Number(at) + 1}${label ? `, ${label}` : ''}: ${says}`;
}
