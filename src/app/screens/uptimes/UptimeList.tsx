import { useListContext } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { MainButton } from '../../kit/buttons';
import { usePaths } from '../../records/paths';
import { useDeclared } from '../../records/useDeclared';
import { ResourceList } from '../../resource/ListScreen';
import { useUser } from '../../session/useSession';
import { Icon } from '../../theme/Icon';
import { ChargeTime } from '../billable-events/ChargeTime';
import { ClosedTime } from './ClosedTime';
import { ForgottenEnds } from './ForgottenEnds';

/** One's own working time as it was measured, and a way to write down by hand what was not; who may see others' drops the filter. */
export default function UptimeList() {
  const resource = useDeclared();
  const create = usePaths(resource).create();
  const { id, access } = useUser();
  const seesOthers = resource.others?.area !== undefined && access.includes(resource.others.area);
  const mine = useMemo(() => (seesOthers ? { user_id: [id] } : undefined), [seesOthers, id]);
  return (
    <ResourceList
      startsWith={mine}
      above={<ForgottenEnds />}
      bulk={<BulkCharge />}
      lead={
        <>
          Czas mierzy stoper na górnym pasku. Pracę bez stopera wpisz ręcznie. <ClosedTime />
        </>
      }
      createButton={
        create && (
          <MainButton component={Link} to={create}>
            <Icon name="plus" />
            Wpisz czas ręcznie
          </MainButton>
        )
      }
    />
  );
}

/** Makes the picked entries payable. */
function BulkCharge() {
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
