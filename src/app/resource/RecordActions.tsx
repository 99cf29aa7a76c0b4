import type { ReactNode } from 'react';
import { usePaths } from '../records/paths';
import { useShown } from '../records/useDeclared';
import { useMay, usePermit } from '../records/usePermit';
import { PanelTheme } from '../theme/PanelTheme';
import { ActionBar } from './actions/ActionBar';
import type { Act } from './actions/act';
import { useDeleteAct } from './actions/useDeleteAct';
import { useMoveActs } from './actions/useMoveActs';
import { useNextActs } from './actions/useNextActs';
import { usePaperActs } from './actions/usePaperActs';
import { usePrivacyActs } from './actions/usePrivacyActs';

interface RecordActionsProps {
  /** Buttons of the entity's own, which stand among the usual ones, in place of one of them. */
  own?: ReactNode;
  /** Its transitions stand elsewhere on the page. */
  movesElsewhere?: boolean;
  /** The filled button stands elsewhere on the screen. */
  nextElsewhere?: boolean;
}

/** What can be done with the record around: what is next, its transitions, editing, papers, its data, deleting. */
export function RecordActions({ own, movesElsewhere = false, nextElsewhere = false }: RecordActionsProps) {
  const { resource, record } = useShown();
  const next = useNextActs(resource, record);
  const moves = useMoveActs(resource, record);
  const papers = usePaperActs(resource, record);
  const data = usePrivacyActs(resource, record);
  const deletion = useDeleteAct(resource, record);
  const may = useMay();
  const { writable } = usePermit('edit', resource);
  const to = usePaths(resource).edit(String(record.id), record);
  // What changes by its steps alone has no form to open.
  const isWritable = Object.keys(writable).length > 0 && may('edit', resource, record);
  const edit: Act[] = to && isWritable ? [{ label: 'Edytuj', icon: 'edit', kept: true, to }] : [];

  return (
    <PanelTheme>
      <ActionBar
        acts={[...next, ...(movesElsewhere ? [] : moves.acts), ...edit, ...papers, ...data.acts, ...deletion.acts]}
        own={own}
        filled={!nextElsewhere}
      />
      {moves.dialogs}
      {data.dialogs}
      {deletion.dialogs}
    </PanelTheme>
  );
}
