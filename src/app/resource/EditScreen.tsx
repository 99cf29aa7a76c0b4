import { Edit, SimpleForm, TextInput } from 'ra-ui-materialui';
import type { ScreenProps } from '../routing/route';

/** Every form of a record that no screen of its own replaces. */
export default function EditScreen({ resource }: ScreenProps) {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges>
        {Object.keys(resource?.fields ?? {}).map((key) => (
          <TextInput key={key} source={key} />
        ))}
      </SimpleForm>
    </Edit>
  );
}
