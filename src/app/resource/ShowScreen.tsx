import { Show, SimpleShowLayout, TextField } from 'ra-ui-materialui';
import type { ScreenProps } from '../routing/route';

/** Every record's page that no screen of its own replaces. */
export default function ShowScreen({ resource }: ScreenProps) {
  return (
    <Show>
      <SimpleShowLayout>
        {Object.keys(resource?.fields ?? {}).map((key) => (
          <TextField key={key} source={key} />
        ))}
      </SimpleShowLayout>
    </Show>
  );
}
