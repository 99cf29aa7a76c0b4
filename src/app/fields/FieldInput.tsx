import { type TypeName, typeOf } from '../../schema';
import type { InputControl } from './inputControl';
import { inputs } from './inputs';
import { EncryptedInput } from './inputs/EncryptedInput';

/** The input for a field; nothing where the server alone sets its value. */
export function FieldInput(props: InputControl) {
  const Input = inputs[typeOf(props.field).name as TypeName];
  if (!Input) return null;
  return props.field.options.encrypted ? <EncryptedInput {...props} Input={Input} /> : <Input {...props} />;
}
