import type { ReactNode } from 'react';

interface Given {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}
interface FieldProps {
  id: string;
  label: string;
  fault: string | undefined;
  hint?: string | undefined;
  children: (given: Given) => ReactNode;
}

/** An input with its name, what helps, and what is wrong with it. */
export function Field({ id, label, fault, hint, children }: FieldProps) {
  const about = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': about || undefined })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
