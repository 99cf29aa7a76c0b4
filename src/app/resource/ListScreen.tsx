import { DataTable, List } from 'ra-ui-materialui';
import type { ScreenProps } from '../routing/route';

/** Every list of records that no screen of its own replaces. */
export default function ListScreen({ resource }: ScreenProps) {
  return (
    <List>
      <DataTable>
        {resource?.list.columns.map((column) => (
          <DataTable.Col key={column} source={column} />
        ))}
      </DataTable>
    </List>
  );
}
