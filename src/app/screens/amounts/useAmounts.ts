import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { settlementItems } from '../../../../resources/settlementItems';
import { amountLimits } from '../../../contract/amounts';
import { formatNumber } from '../../../lib/numbers';
import { isMail, isOutlookMail } from '../../files/uploads';
import { useDeed } from '../../kit/useDeed';
import { saidBy } from '../../providers/saidBy';
import { readTable } from '../../resource/importing/calls';
import { guessed } from '../../resource/importing/match';
import { keepDraft, readDraft } from '../../session/drafts';
import { planOf, readAmounts, taughtColumns } from './calls';
import { amountFields } from './columns';
import { filesOfMail } from './mail';
import { type AmountProfile, matchBy, profileFor } from './profiles';
import { figuresOf, type Source, type Taught } from './sources';
import { profilesNow } from './useProfiles';

const place = 'amounts';
const tooLarge = `Plik może mieć najwyżej ${amountLimits.fileBytes / (1024 * 1024)} MB.`;
const isTable = (name: string) => /\.(csv|xlsx|txt)$/i.test(name);

/** What was read, beside what stands; it outlives a reload of the tab. `month` is that of tables which name none. */
export function useAmounts(month: string) {
  const provider = useDataProvider();
  const { send } = useDeed();
  const [sources, setSources] = useState<readonly Source[]>(() => readDraft<Source[]>(place) ?? []);
  /** How many of the chosen files were read; null when none is being read. */
  const [reading, setReading] = useState<{ done: number; total: number } | null>(null);
  const { readings, faults } = useMemo(() => figuresOf(sources, month), [sources, month]);

  useEffect(() => keepDraft(place, sources.length > 0 ? sources : null), [sources]);

  const tooMany = readings.length > amountLimits.altogether;
  const {
    data: plan = null,
    error,
    refetch,
  } = useQuery({
    queryKey: [place, readings],
    queryFn: () => planOf(readings),
    enabled: readings.length > 0 && !tooMany,
    retry: false,
  });
  const fault = tooMany
    ? `Naraz można wczytać ${formatNumber(amountLimits.altogether)} kwot. Usuń część plików i wczytaj je potem.`
    : error && saidBy(error);

  async function read(chosen: readonly File[]): Promise<void> {
    if (reading || chosen.length === 0) return;
    setReading({ done: 0, total: chosen.length });
    const files: File[] = [];
    // Mails are opened first: their attachments are read in their place.
    for (const file of chosen) {
      if (isMail(file.name) || isOutlookMail(file.name))
        await orBroken(file.name, async () => void files.push(...(await openedMail(file))));
      else files.push(file);
    }
    const known = files.some(({ name }) => isTable(name)) ? await knownColumns(provider) : nothingKnown;
    for (const [done, file] of files.entries()) {
      setReading({ done, total: files.length });
      await orBroken(file.name, async () => put(await sourceOf(file, known)));
    }
    setReading(null);
  }
  /** The same file chosen again takes the place of the one before. */
  const put = (source: Source) => setSources((before) => [...before.filter(({ name }) => name !== source.name), source]);
  /** A file that can't be read stands among the others and says why. */
  async function orBroken(name: string, work: () => Promise<void>): Promise<void> {
    const refused = await send(work);
    if (refused) put({ name, kind: 'broken', says: refused.sentence });
  }

  return {
    sources,
    reading,
    plan,
    faults,
    fault,
    read,
    again: () => void refetch(),
    teach: (name: string, taught: Taught) =>
      setSources((before) =>
        before.map((source) => (source.kind === 'table' && source.name === name ? { ...source, ...taught } : source)),
      ),
    remove: (name: string) => setSources(sources.filter((source) => source.name !== name)),
    forget: () => setSources([]),
  };
}

/** Attachments of a mail, each named by its mail too, as clients call theirs alike. */
async function openedMail(mail: File): Promise<File[]> {
  if (mail.size > amountLimits.fileBytes) throw new Error(tooLarge);
  return (await filesOfMail(mail)).map((inside) => new File([inside], `${mail.name}: ${inside.name}`));
}

/** What is known of columns: the office's profiles, and headings by themselves. */
interface Known {
  profiles: readonly AmountProfile[];
  taught: Readonly<Record<string, string>>;
}
const nothingKnown: Known = { profiles: [], taught: {} };

async function knownColumns(provider: DataProvider): Promise<Known> {
  const [profiles, taught] = await Promise.all([profilesNow(provider), taughtColumns()]);
  return { profiles, taught };
}

async function sourceOf(file: File, { profiles, taught }: Known): Promise<Source> {
  const { name, size } = file;
  if (size > amountLimits.fileBytes) throw new Error(tooLarge);
  if (!isTable(name)) return { name, kind: 'file', ...(await readAmounts(file)) };
  const table = await readTable(settlementItems, file, name);
  const profile = table.head === 0 ? null : profileFor(table.headings, profiles);
  if (profile) return { name, kind: 'table', table, profile: profile.id, match: matchBy(profile, table.headings) };
  // „Razem” is a part of „ZUS – razem”, and may be the total of anything: money goes by whole names.
  return { name, kind: 'table', table, profile: null, match: guessed(table.headings, amountFields, taught, false) };
}
