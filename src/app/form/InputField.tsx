import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';

export interface InputFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** What is wrong with it. */
  fault?: string | undefined;
  /** Takes the focus when it appears. */
  first?: boolean;
  boxClass?: string;
  children?: ReactNode;
}

/** A label, an input and what is wrong with it, tied together for those who do not see them. */
export function InputField(props: InputFieldProps) {
  const { label, value, onChange, hint, fault, first, boxClass = '', children, ...input } = props;
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) ref.current?.focus();
  }, [first]);
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={`field-box ${boxClass}`}>
        <input
          {...input}
          ref={ref}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
