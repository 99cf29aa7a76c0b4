import type { RaRecord } from 'ra-core';
import { type ReactNode, useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Resource } from '../../../schema';
import { usePaths } from '../../records/paths';
import { recordTitle } from '../../records/recordTitle';
import { useMay } from '../../records/usePermit';
import { AlsoDeleted } from '../AlsoDeleted';
import { Beside } from '../beside';
import { ConfirmDialog } from '../ConfirmDialog';
import { useDeletion } from '../useDeletion';
import type { Act } from './act';

/** Deleting one record, after the question that tells what goes along. */
export function useDeleteAct(resource: Resource, record: RaRecord): { acts: Act[]; dialogs: ReactNode } {
  const may = useMay();
  const paths = usePaths(resource);
  const navigate = useNavigate();
  const { remove, question } = useDeletion(resource);
  const [asking, setAsking] = useState(false);
  // Beside its list it is looked at where it is listed already.
  const isListed = useContext(Beside) !== null;
  if (!may('delete', resource, record)) return { acts: [], dialogs: null };
  return {
    acts: [{ label: 'Usuń', icon: 'trash', grave: true, press: () => setAsking(true) }],
    dialogs: (
      <>
        {asking && (
          <ConfirmDialog
            title={`Usunąć: ${recordTitle(resource, record)}?`}
            action="Usuń"
            dangerous={true}
            onConfirm={async () => {
              const done = await remove([record.id], record.version as number | undefined);
              if (done && !isListed) navigate(paths.list() ?? '/');
            }}
            onClose={() => setAsking(false)}
          >
            <AlsoDeleted ids={[record.id]} />
          </ConfirmDialog>
        )}
        {question}
      </>
    ),
  };
}
