import { type DataProvider, type Identifier, useDataProvider, useListContext, useStoreContext } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import type { Resource } from '../../../schema';
import type { Faults } from '../../../schema/validate';
import { useStepUp } from '../../form/useStepUp';
import { type Said, useDeed } from '../../kit/useDeed';
import { ApiError } from '../../providers/apiError';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { saidBy } from '../../providers/saidBy';
import { doneText, undoneText } from '../../records/doneText';
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
 * field, no field where it was not done and may be tried again, or null. Work that takes longer is begun by the server: `begun` is called then, and the end is told when it comes.
 */
export function useBulk(resource: Resource): {
  act: (deed: Deed, begun?: () => void) => Promise<Faults | null>;
  question: ReactNode;
} {
  const { selectedIds, onSelect } = useListContext();
  const store = useStoreContext();
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { deed: press } = useDeed({ changes: 'all', waits: false, parallel: true });
  /** Keeps a second press from the server until it has answered the first. Work that it began goes on beside the next press. */
  const unanswered = useRef<Deed | null>(null);
  const stepUp = useStepUp();
  const [asked, setAsked] = useState<{ says: string; deed: Deed } | null>(null);

  async function act(deed: Deed, begun?: () => void): Promise<Faults | null> {
    if (unanswered.current) return null;
    unanswered.current = deed;
    const answered = () => {
      if (unanswered.current === deed) unanswered.current = null;
    };
    const { name, done, body = {} } = deed;
    let faults: Faults | null = null;
    await press(
      async () => {
        const came = await stepUp.confirmed(() =>
          provider.actMany(resource.name, selectedIds, name, body, () => {
            answered();
            begun?.();
          }),
        );
        if (came === null) {
          faults = {};
          return false;
        }
        const { undo } = came ?? {};
        unpick(selectedIds);
        const says = doneText(resource, done, selectedIds.length);
        return { says, undo: undo ? () => takeBack(undo) : undefined } satisfies Said;
      },
      {
        refused: (error) => {
          const { confirm, errors } = (error instanceof ApiError && error.body) || {};
          if (error instanceof ApiError && error.status === 422 && errors) faults = errors;
          else if (confirm) setAsked({ says: saidBy(error), deed: { ...deed, body: { ...body, [confirm]: true } } });
          else {
            // What was typed stays for another try.
            faults = {};
            return false;
          }
          return true;
        },
      },
    );
    answered();
    return faults;
  }

  /** Rows that were picked while the work went on stay picked. The list keeps them in the store, where this may ask after its dialog went. */
  function unpick(ids: readonly Identifier[]): void {
    const picked = store.getItem<readonly Identifier[]>(`${resource.name}.selectedIds`) ?? [];
    onSelect(picked.filter((id) => !ids.includes(id)));
  }

  async function takeBack(undo: string): Promise<Said> {
    const answer = await provider.undoMany(resource.name, undo);
    return { says: undoneText(resource, answer), type: answer.kept.length > 0 ? 'warning' : 'success' };
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
