import Button from '@mui/material/Button';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Resource } from '../../schema';
import { Icon } from '../layout/Icon';
import { PanelTheme } from '../theme/PanelTheme';
import { ConfirmDialog } from './ConfirmDialog';
import { GoingAlong } from './GoingAlong';
import { PaperButtons } from './PaperButtons';
import { PrivacyActions } from './PrivacyActions';
import { usePaths } from './paths';
import { recordTitle } from './recordTitle';
import { TransitionButtons } from './TransitionButtons';
import { useDeletion } from './useDeletion';
import { useMay } from './usePermit';

/** What can be done with one record: its transitions, editing, deleting. */
export function RecordActions({ resource, record }: { resource: Resource; record: RaRecord }) {
  const may = useMay();
  const paths = usePaths(resource);
  const navigate = useNavigate();
  const { remove, question } = useDeletion(resource);
  const [removing, setRemoving] = useState(false);
  const edit = may('edit', resource, record) ? paths.edit(String(record.id), record) : null;
  const title = recordTitle(resource, record);

  return (
    <PanelTheme>
      <TransitionButtons resource={resource} record={record} />
      <PaperButtons resource={resource} record={record} />
      <PrivacyActions resource={resource} record={record} />
      {edit && (
        <Button variant="outlined" component={Link} to={edit} startIcon={<Icon name="edit" size={18} />}>
          Edytuj
        </Button>
      )}
      {may('delete', resource, record) && (
        <Button color="error" startIcon={<Icon name="trash" size={18} />} onClick={() => setRemoving(true)}>
          Usuń
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          title={`Usunąć: ${title}?`}
          action="Usuń"
          dangerous={true}
          onConfirm={async () => {
            if (await remove([record.id], record.version as number | undefined)) navigate(paths.list() ?? '/');
          }}
          onClose={() => setRemoving(false)}
        >
          <GoingAlong resource={resource} ids={[record.id]} />
        </ConfirmDialog>
      )}
      {question}
    </PanelTheme>
  );
}
