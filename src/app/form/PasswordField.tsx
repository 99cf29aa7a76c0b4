import { useState } from 'react';
import { InputField, type InputFieldProps } from './InputField';

/** A password that its owner may look at while typing. */
export function PasswordField(props: InputFieldProps) {
  const [seen, setSeen] = useState(false);
  return (
    <InputField {...props} type={seen ? 'text' : 'password'} spellCheck={false} autoCapitalize="none">
      <button type="button" className="reveal" aria-label={seen ? 'Ukryj hasło' : 'Pokaż hasło'} onClick={() => setSeen(!seen)}>
        {seen ? 'Ukryj' : 'Pokaż'}
      </button>
    </InputField>
  );
}
