import { type DataProvider, useDataProvider, useListContext, useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { Resource, Role } from '../../schema';
import { Icon } from '../layout/Icon';
import { saidBy } from '../layout/Problem';
import { ApiError } from '../providers/apiError';
import type { PanelDataProvider } from '../providers/dataProvider';
import { useUser } from '../session/useSession';
import { ConfirmDialog } from './ConfirmDialog';
import { doneText, theseOf } from './doneText';
import { GoingAlong } from './GoingAlong';
import { useDeletion } from './useDeletion';
import { useMay } from './usePermit';
import { useStepUp } from './useStepUp';

/** What can be done with the picked rows; nothing is there, for the keyboard either, until one is picked. */
export function BulkBar({ resource, more }: { resource: Resource; more?: ReactNode }) {
  const { selectedIds, onUnselectItems, refetch } = useListContext();
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const notify = useNotify();
  const may = useMay();
  const { roles } = useUser();
  const { remove, question: deletion } = useDeletion(resource);
  const stepUp = useStepUp();
  const [asking, setAsking] = useState<string | null>(null);
  const [question, setQuestion] = useState<{ says: string; name: string; body: Record<string, unknown> } | null>(null);
  const count = selectedIds.length;
  if (count === 0) return null;
  const offered = offeredFor(resource, roles);
  const actions = Object.entries(offered);
  const asked = asking === null ? undefined : offered[asking];
  const these = theseOf(resource, count);

  async function act(name: string, body: Record<string, unknown> = {}): Promise<void> {
    try {
      if ((await stepUp.confirmed(() => provider.actMany(resource.name, selectedIds, name, body).then(() => true))) === null)
        return;
      notify(doneText(resource, offered[name]?.done, count), { type: 'success' });
      onUnselectItems();
      void refetch();
    } catch (error) {
      const confirm = error instanceof ApiError ? error.body?.confirm : undefined;
      if (confirm) return setQuestion({ says: saidBy(error), name, body: { ...body, [confirm]: true } });
      notify(saidBy(error), { type: 'error' });
    }
  }

  return (
    <div className="bulk" role="toolbar" aria-label="Zaznaczone pozycje">
      <p role="status">Zaznaczono {these}</p>
      {may('edit', resource) &&
        actions.map(([name, { label, confirm }]) => (
          <button
            key={name}
            type="button"
            className="quiet-button small"
            onClick={() => (confirm ? setAsking(name) : void act(name))}
          >
            {label}
          </button>
        ))}
      {more}
      {may('delete', resource) && (
        <button type="button" className="quiet-button small" onClick={() => setAsking('delete')}>
          <Icon name="trash" size={18} />
          Usuń
        </button>
      )}
      <button type="button" className="plain-button small" onClick={() => onUnselectItems()}>
        Odznacz
      </button>
      {asking !== null && (
        <ConfirmDialog
          title={asked?.confirm ?? `Usunąć ${these}?`}
          action={asked?.label ?? 'Usuń'}
          dangerous={!asked}
          onConfirm={async () => {
            if (asked) await act(asking);
            else if (await remove(selectedIds)) onUnselectItems();
          }}
          onClose={() => setAsking(null)}
        >
          {!asked && <GoingAlong resource={resource} ids={selectedIds} />}
        </ConfirmDialog>
      )}
      {deletion}
      {question && (
        <ConfirmDialog
          title="Na pewno?"
          action={offered[question.name]?.label ?? 'Tak'}
          onConfirm={() => act(question.name, question.body)}
          onClose={() => setQuestion(null)}
        >
          <p>{question.says}</p>
        </ConfirmDialog>
      )}
      {stepUp.question}
    </div>
  );
}

interface Offered {
  label: string;
  done?: string | undefined;
  confirm?: string | undefined;
}

/** What a selection can be taken through: steps of its state that ask for nothing, and actions of its own. */
function offeredFor({ fields, actions = {} }: Resource, roles: readonly Role[]): Readonly<Record<string, Offered>> {
  const steps = Object.values(fields).flatMap(({ transitions = {} }) =>
    Object.entries(transitions).filter(
      ([, { bulk, reason, needs }]) => bulk && !reason && (!needs || needs.some((role) => roles.includes(role))),
    ),
  );
  return Object.fromEntries([...steps, ...Object.entries(actions).filter(([, { on }]) => on === 'selection')]);
}
