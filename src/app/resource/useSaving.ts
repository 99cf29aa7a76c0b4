import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useUpdate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Resource } from '../../schema';
import { unconfirmed, useStepUp } from '../form/useStepUp';
import { type Refused, useDeed } from '../kit/useDeed';
import { StaleVersion } from '../providers/apiError';
import { usePaths } from '../records/paths';
import type { Saved } from './RecordForm';

/** What a save came to, for the form: what is wrong with its fields, or with none of them. */
export function savedBy(refused: Refused | null): Saved {
  if (!refused) return null;
  const { faults, sentence } = refused;
  return Object.keys(faults).length > 0 ? { faults } : { sentence };
}

/** Saves a record over the one it was opened with; where somebody else was faster, what was typed is kept to be compared. */
export function useSaving(resource: Resource, base: RaRecord | null, always: readonly string[] = []) {
  const [update] = useUpdate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const paths = usePaths(resource);
  const { deed, send } = useDeed();
  const { confirmed, question } = useStepUp();
  const [conflict, setConflict] = useState<Record<string, unknown> | null>(null);
  const [savedOver, setSavedOver] = useState(false);
  const next = (base && paths.show(String(base.id), base)) ?? paths.list() ?? '/';

  // The form has gone by now; standing there unsaved in its own eyes, it would hold the person back.
  useEffect(() => {
    if (savedOver) navigate(next);
  }, [savedOver, navigate, next]);

  async function put(values: Record<string, unknown>, over: RaRecord): Promise<string> {
    const data = { ...values, version: over.version };
    const previousData = Object.fromEntries(Object.entries(over).filter(([key]) => !always.includes(key))) as RaRecord;
    const saved = await confirmed(() =>
      update(resource.name, { id: over.id, data, previousData }, { returnPromise: true }).then(() => true),
    );
    if (saved === null) throw new Error(unconfirmed);
    void client.invalidateQueries();
    return 'Zapisano';
  }

  async function save(values: Record<string, unknown>): Promise<Saved> {
    if (!base) return null;
    const refused = await send(async () => {
      const says = await put(values, base);
      navigate(next);
      return says;
    });
    if (!(refused?.error instanceof StaleVersion)) return savedBy(refused);
    setConflict(values);
    return { sentence: 'Ktoś zmienił te dane w międzyczasie. Nic nie zostało zapisane, a wpisane dane są nadal w formularzu.' };
  }

  /** Saves what was chosen in the comparison; false where that was refused too, which has then been said. */
  async function saveOver(values: Record<string, unknown>, theirs: RaRecord): Promise<boolean> {
    const done = await deed(() => put({ ...theirs, ...values }, theirs));
    setConflict(null);
    setSavedOver(done);
    return done;
  }

  return { save, saveOver, question, savedOver, conflict, forgetConflict: () => setConflict(null) };
}
