import { useListContext } from 'ra-core';
import { ChargeTime } from '../billable-events/ChargeTime';

/** Makes the picked entries payable. */
export function BulkCharge() {
  const { selectedIds, onUnselectItems, refetch } = useListContext();
  return (
    <ChargeTime
      small={true}
      ids={selectedIds.map(String)}
      onDone={() => {
        onUnselectItems();
        void refetch();
      }}
    />
  );
}
