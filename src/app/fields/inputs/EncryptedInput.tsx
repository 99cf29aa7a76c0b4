import { useRecordContext } from 'ra-core';
import { type ComponentType, useState } from 'react';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { type InputControl, useControl } from '../inputControl';

/** A value kept encrypted: the form knows its mask alone, which stays as it is until somebody types another value. */
export function EncryptedInput({ Input, ...props }: InputControl & { Input: ComponentType<InputControl> }) {
  const { value, onChange } = useControl(props);
  const kept = useRecordContext()?.[props.source] as string | null | undefined;
  const [changing, setChanging] = useState(false);
  if (!kept || changing || value !== kept)
    return (
      <div className="encrypted-input">
        <Input {...props} />
        {kept && (
          <QuietButton
            size="small"
            onClick={() => {
              onChange(kept);
              setChanging(false);
            }}
          >
            Zostaw {kept}
          </QuietButton>
        )}
      </div>
    );
  return (
    <div className="encrypted-input">
      <p>
        <span className="plain-label">{props.field.label}</span>
        <br />
        <span className="number">{kept}</span>
      </p>
      <OtherButton
        size="small"
        onClick={() => {
          onChange(null);
          setChanging(true);
        }}
      >
        Zmień <span className="unseen">{props.field.label}</span>
      </OtherButton>
    </div>
  );
}
