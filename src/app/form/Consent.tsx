import { type ReactNode, useId } from 'react';

interface ConsentProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  fault?: string | undefined;
  children: ReactNode;
}

/** Something to agree to or confirm. */
export function Consent({ checked, onChange, fault, children }: ConsentProps) {
  const id = useId();
  return (
    <div>
      <label className="consent">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {fault && (
        <p className="fault" id={id} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
