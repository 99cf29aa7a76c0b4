import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useUpdate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Resource } from '../../schema';
import { unconfirmed, useStepUp } from '../form/useStepUp';
import { useDeed } from '../kit/useDeed';
import { ApiError, StaleVersion } from '../providers/apiError';
import { saidBy } from '../providers/saidBy';
import { usePaths } from '../records/paths';
import type { Saved } from './RecordForm';

/** What a refused save says to the form. */
export function refused(error: unknown): Exclude<Saved, null> {
  const errors = error instanceof ApiError ? error.body?.errors : undefined;
  return errors && Object.keys(errors).length > 0 ? { faults: errors } : { sentence: saidBy(error) };
}

/** Saves a record over the one it was opened with; where somebody else was faster, what was typed is kept to be compared. */
export function useSaving(resource: Resource, base: RaRecord | null, always: readonly string[] = []) {
  const [update] = useUpdate();
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const paths = usePaths(resource);
  const { deed } = useDeed();
  const { confirmed, question } = useStepUp();
  const [conflict, setConflict] = useState<Record<string, unknown> | null>(null);
  const [savedOver, setSavedOver] = useState(false);
  const next = (base && paths.show(String(base.id), base)) ?? paths.list() ?? '/';

  // The form has gone by now; standing there unsaved in its own eyes, it would hold the person back.
  useEffect(() => {
    if (savedOver) navigate(next);
  }, [savedOver, navigate, next]);

  async function send(values: Record<string, unknown>, over: RaRecord): Promise<void> {
    const data = { ...values, version: over.version };
    const previousData = Object.fromEntries(Object.entries(over).filter(([key]) => !always.includes(key))) as RaRecord;
    const saved = await confirmed(() =>
      update(resource.name, { id: over.id, data, previousData }, { returnPromise: true }).then(() => true),
    );
    if (saved === null) throw new Error(unconfirmed);
    void client.invalidateQueries();
    notify('Zapisano', { type: 'success' });
  }

  async function save(values: Record<string, unknown>): Promise<Saved> {
    if (!base) return null;
    try {
      await send(values, base);
      navigate(next);
      return null;
    } catch (error) {
      if (!(error instanceof StaleVersion)) return refused(error);
      setConflict(values);
      return { sentence: 'Ktoś zmienił te dane w międzyczasie. Nic nie zostało zapisane, a wpisane dane są nadal w formularzu.' };
    }
  }

  /** Saves what was chosen in the comparison; false where that was refused too, which has then been said. */
  async function saveOver(values: Record<string, unknown>, theirs: RaRecord): Promise<boolean> {
    const done = await deed(() => send({ ...theirs, ...values }, theirs));
    setConflict(null);
    setSavedOver(done);
    return done;
  }

  return { save, saveOver, question, savedOver, conflict, forgetConflict: () => setConflict(null) };
}
