import { Create, SimpleForm, TextInput } from 'ra-ui-materialui';
import type { ScreenProps } from '../routing/route';

/** Every form of a new record that no screen of its own replaces. */
export default function CreateScreen({ resource }: ScreenProps) {
  return (
    <Create>
      <SimpleForm>
        {Object.keys(resource?.fields ?? {}).map((key) => (
          <TextInput key={key} source={key} />
        ))}
      </SimpleForm>
    </Create>
  );
}
