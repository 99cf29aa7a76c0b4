import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Resource } from '../../schema';
import { usePaths } from '../records/paths';
import { useMay } from '../records/usePermit';
import { PanelTheme } from '../theme/PanelTheme';
import { ActionBar } from './actions/ActionBar';
import type { Act } from './actions/act';
import { useDeleteAct } from './actions/useDeleteAct';
import { useMoveActs } from './actions/useMoveActs';
import { useNextActs } from './actions/useNextActs';
import { usePaperActs } from './actions/usePaperActs';
import { usePrivacyActs } from './actions/usePrivacyActs';

interface RecordActionsProps {
  resource: Resource;
  record: RaRecord;
  /** Buttons of the entity's own, which stand among the usual ones, in place of one of them. */
  own?: ReactNode;
  /** Its transitions stand elsewhere on the page. */
  movesElsewhere?: boolean;
}

/** What can be done with one record: what is next, its transitions, editing, papers, its data, deleting. */
export function RecordActions({ resource, record, own, movesElsewhere = false }: RecordActionsProps) {
  const next = useNextActs(resource, record);
  const moves = useMoveActs(resource, record);
  const papers = usePaperActs(resource, record);
  const data = usePrivacyActs(resource, record);
  const deletion = useDeleteAct(resource, record);
  const may = useMay();
  const to = usePaths(resource).edit(String(record.id), record);
  const edit: Act[] = to && may('edit', resource, record) ? [{ label: 'Edytuj', icon: 'edit', kept: true, to }] : [];

  return (
    <PanelTheme>
      <ActionBar
        acts={[...next, ...(movesElsewhere ? [] : moves.acts), ...edit, ...papers, ...data.acts, ...deletion.acts]}
        own={own}
      />
      {moves.dialogs}
      {data.dialogs}
      {deletion.dialogs}
    </PanelTheme>
  );
}
