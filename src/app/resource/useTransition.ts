import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, type RaRecord, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Resource } from '../../schema';
import { allFaults, useDeed } from '../kit/useDeed';
import { ApiError } from '../providers/apiError';
import type { PanelDataProvider } from '../providers/dataProvider';
import { saidBy } from '../providers/saidBy';
import { doneWord, transitionOf } from '../records/doneText';

/** What the server asks before it moves the record, and the step that says yes. */
export interface Question {
  says: string;
  name: string;
  body: Record<string, unknown>;
}

/**
 * Moves a record along one of its transitions. Out of turn, somebody was faster: that is said, and what stands now is shown.
 * `goTyped` answers faults by field for the dialog that asked for them, and none where it was not done and may be tried again; where nothing was
 * typed, `go` says them.
 */
export function useTransition(resource: Resource, record: RaRecord) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const { deed, doing } = useDeed({ changes: 'all', waits: false });
  const [question, setQuestion] = useState<Question | null>(null);

  async function move(name: string, body: Record<string, unknown> = {}): Promise<void> {
    const { data } = await provider.act(resource.name, record.id, name, body);
    if (data?.id === record.id)
      client.setQueryData([resource.name, 'getOne', { id: String(record.id) }], (before: object | undefined) => ({
        ...before,
        ...data,
      }));
  }

  async function goTyped(name: string, body: Record<string, unknown> = {}): Promise<Readonly<Record<string, string>> | null> {
    let faults: Readonly<Record<string, string>> | null = null;
    await deed(
      async () => {
        await move(name, body);
        const undo = transitionOf(resource, name)?.undo;
        const takeBack = async () => {
          await move(undo ?? name);
          return doneWord(resource, undo ?? name);
        };
        return { says: doneWord(resource, name), undo: undo ? takeBack : undefined };
      },
      {
        refused: (error) => {
          if (!(error instanceof ApiError && error.status === 409)) {
            faults = {};
            return false;
          }
          if (!error.body?.confirm) return false;
          setQuestion({ says: saidBy(error), name, body: { ...body, [error.body.confirm]: true } });
          return true;
        },
        faults: (wrong) => (faults = wrong),
      },
    );
    return faults;
  }

  async function go(name: string, body: Record<string, unknown> = {}): Promise<void> {
    const faults = await goTyped(name, body);
    if (faults && Object.keys(faults).length > 0) notify(allFaults(faults), { type: 'error' });
  }

  return { go, goTyped, doing, question, forgetQuestion: () => setQuestion(null) };
}
