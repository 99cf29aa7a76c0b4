import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Resource } from '../../schema';
import { Icon } from '../layout/Icon';
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
    <>
      <TransitionButtons resource={resource} record={record} />
      <PaperButtons resource={resource} record={record} />
      <PrivacyActions resource={resource} record={record} />
      {edit && (
        <Link className="quiet-button" to={edit}>
          <Icon name="edit" size={18} />
          Edytuj
        </Link>
      )}
      {may('delete', resource, record) && (
        <button type="button" className="plain-button danger" onClick={() => setRemoving(true)}>
          <Icon name="trash" size={18} />
          Usuń
        </button>
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
    </>
  );
}
