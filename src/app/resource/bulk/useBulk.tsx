import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useListContext, useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { Resource } from '../../../schema';
import type { Faults } from '../../../schema/validate';
import { useStepUp } from '../../form/useStepUp';
import { offering } from '../../layout/offering';
import { ApiError } from '../../providers/apiError';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { saidBy } from '../../providers/saidBy';
import { countedOf, doneText } from '../../records/doneText';
import { ConfirmDialog } from '../ConfirmDialog';

/** What is done to the picked records, all or none of them. */
export interface Deed {
  name: string;
  label: string;
  done?: string | undefined;
  body?: Record<string, unknown>;
}

/**
 * Does something to the picked records of the list around and tells what came of it. `act` answers what is wrong with what was typed, by
 * field, or null. Work that takes longer is begun by the server: `begun` is called then, and the end is told when it comes.
 */
export function useBulk(resource: Resource): {
  act: (deed: Deed, begun?: () => void) => Promise<Faults | null>;
  question: ReactNode;
} {
  const { selectedIds, onUnselectItems } = useListContext();
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const stepUp = useStepUp();
  const [asked, setAsked] = useState<{ says: string; deed: Deed } | null>(null);

  async function act(deed: Deed, begun?: () => void): Promise<Faults | null> {
    const { name, done, body = {} } = deed;
    try {
      const came = await stepUp.confirmed(() => provider.actMany(resource.name, selectedIds, name, body, begun));
      if (came === null) return null;
      const { undo } = came ?? {};
      notify(doneText(resource, done, selectedIds.length), {
        type: 'success',
        ...(undo ? offering('Cofnij', () => void takeBack(undo)) : {}),
      });
      onUnselectItems();
      void client.invalidateQueries();
    } catch (error) {
      const { confirm, errors } = (error instanceof ApiError && error.body) || {};
      if (error instanceof ApiError && error.status === 422 && errors) return errors;
      if (confirm) setAsked({ says: saidBy(error), deed: { ...deed, body: { ...body, [confirm]: true } } });
      else notify(saidBy(error), { type: 'error' });
    }
    return null;
  }

  async function takeBack(undo: string): Promise<void> {
    try {
      const { undone, kept } = await provider.undoMany(resource.name, undo);
      const left = kept.length > 0 ? ` Bez cofnięcia: ${countedOf(resource, kept.length)}. ${kept[0]?.error}` : '';
      const says = undone > 0 ? `Cofnięto zmianę: ${countedOf(resource, undone)}.` : 'Nic nie cofnięto.';
      notify(`${says}${left}`, { type: left ? 'warning' : 'success' });
      void client.invalidateQueries();
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
  }

  const question = (
    <>
      {asked && (
        <ConfirmDialog
          title="Na pewno?"
          action={asked.deed.label}
          onConfirm={() => act(asked.deed)}
          onClose={() => setAsked(null)}
        >
          <p>{asked.says}</p>
        </ConfirmDialog>
      )}
      {stepUp.question}
    </>
  );
  return { act, question };
}
