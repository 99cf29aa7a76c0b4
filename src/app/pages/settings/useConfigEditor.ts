import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConfigState } from '../../../contract/settings';
import { changesOf } from '../../../tenants/changes';
import { type ConfigFaults, configFaults } from '../../../tenants/check';
import type { TenantConfig } from '../../../tenants/define';
import { type Lockout, lockouts } from '../../../tenants/lockouts';
import { withChanges } from '../../../tenants/standard';
import { useStepUp } from '../../form/useStepUp';
import { useDeed } from '../../kit/useDeed';
import { ApiError } from '../../providers/apiError';
import { request } from '../../providers/request';
import { loadAnew } from '../../tenant/store';

const path = '/api/settings/config';
const queryKey = ['settings', 'config'];
export const historyKey = ['settings', 'history'];

const wholeOf = ({ base, changes }: ConfigState): TenantConfig => withChanges(base, changes);

/** The firm's configuration as it is kept, as it is being changed, and the saving of it. */
export function useConfigEditor() {
  const client = useQueryClient();
  const { deed, doing: saving } = useDeed();
  const { confirmed, question } = useStepUp();
  const { data, error, isFetched, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await request<{ data: ConfigState }>(path, { signal })).json.data,
    retry: false,
    // What is being typed is judged against what was read.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  const [draft, setDraft] = useState<TenantConfig | null>(null);
  const [refused, setRefused] = useState<ConfigFaults>({});
  const [lost, setLost] = useState<readonly Lockout[]>([]);
  const kept = data ? wholeOf(data) : null;
  const wanted = draft ?? kept;
  const changes = data && wanted ? changesOf(data.base, wanted) : {};
  const dirty =
    draft !== null && kept !== null && JSON.stringify(changes) !== JSON.stringify(changesOf(data?.base ?? kept, kept));
  const faults = { ...refused, ...(dirty ? configFaults(changes) : {}) };

  /** Saves, but for what the firm could not undo itself: that is said first. */
  async function ask(): Promise<void> {
    const taken = kept && wanted ? lockouts(kept, wanted) : [];
    if (taken.length > 0 && Object.keys(configFaults(changes)).length === 0) setLost(taken);
    else await save();
  }

  async function save(): Promise<void> {
    if (!data || saving || Object.keys(configFaults(changes)).length > 0) return;
    const body = { changes, tag: data.tag };
    await deed(
      async () => {
        const answer = await confirmed(() => request<{ data: ConfigState }>(path, { method: 'PUT', body }));
        if (!answer) return false;
        client.setQueryData(queryKey, answer.json.data);
        setDraft(null);
        setRefused({});
        await loadAnew();
        void client.invalidateQueries({ queryKey: historyKey });
        return 'Zapisano. Pozostałe osoby zobaczą zmiany po odświeżeniu strony.';
      },
      {
        refused: (fault) => {
          if (fault instanceof ApiError && fault.status === 422) setRefused(fault.body?.errors ?? {});
          return false;
        },
      },
    );
  }

  return {
    base: data?.base ?? null,
    wanted,
    dirty,
    faults,
    saving,
    error,
    /** It was answered or refused once: what stands below keeps its place while it is asked again. */
    isFetched,
    question,
    refetch,
    ask,
    save,
    /** What the firm would lose by saving; empty while nothing is being asked. */
    lost,
    stay: () => setLost([]),
    change: (part: Partial<TenantConfig>) => wanted && setDraft({ ...wanted, ...part }),
    giveUp: () => setDraft(null),
  };
}
