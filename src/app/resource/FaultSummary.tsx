import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { plural } from '../../lib/text';
import type { Resource } from '../../schema';
import { openingFields } from '../../schema/conversation';

/** After a save that was refused: what is wrong, above the form, each a way to its input; the first faulty input takes the focus. */
export function FaultSummary({ resource }: { resource: Resource }) {
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
    <div className="problem" role="alert" tabIndex={-1} ref={box}>
      <p>
        {sentence ??
          `Nie zapisano. ${faults.length === 1 ? 'Popraw zaznaczone pole' : `Popraw ${faults.length} ${plural(faults.length, 'pole', 'pola', 'pól')}`}:`}
      </p>
      {faults.length > 0 && (
        <ul className="faults">
          {faults.map(([key, error]) => (
            <li key={key}>
              <button type="button" className="plain-button small" onClick={() => setFocus(key)}>
                {fields[key]?.label ?? key}
              </button>
              {typeof error?.message === 'string' && <span>{error.message}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
