import type { RaRecord } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useDeed } from '../kit/useDeed';
import { Page } from '../layout/Page';
import { Pending } from '../layout/Pending';
import { usePaths } from '../records/paths';
import { recordTitle } from '../records/recordTitle';
import { useDeclared } from '../records/useDeclared';
import { usePermit } from '../records/usePermit';
import { useRecord } from '../records/useRecord';
import { ConflictDialog } from './ConflictDialog';
import { RecordForm, type Saved } from './RecordForm';
import { notSaved, useAgreement } from './useAgreement';
import { savedBy, useSaving } from './useSaving';

/** Every form of a record that no screen of its own replaces. */
export default function EditScreen() {
  return <EditPage />;
}

interface EditPageProps {
  /** Left out, it is the address's. */
  id?: string;
  always?: readonly string[];
  /** The fields offered here; left out, all that the person may write. */
  only?: readonly string[] | undefined;
  /** A part of the entity's own over the first section, inside the form. */
  first?: ReactNode;
  /** One over the save bar. */
  inside?: ReactNode;
  /** Fields that this part draws. */
  unasked?: readonly string[] | undefined;
  /** What must be agreed to before this is saved, as a question and what follows from it; null where nothing is. `before` is the record as it was opened. */
  asks?: (values: Values, before: Values) => Promise<string | null>;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The record the form was opened with stays under it, whatever is fetched meanwhile: its version tells the server what was read.
 * `always` are fields that are sent whether they changed or not.
 */
export function EditPage({ id, ...parts }: EditPageProps) {
  const { id: addressed } = useParams();
  const wanted = id ?? addressed;
  return wanted ? <EditView key={wanted} id={wanted} {...parts} /> : null;
}

function EditView({ id, always, only, first, inside, unasked, asks }: EditPageProps & { id: string }) {
  const resource = useDeclared();
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useRecord(resource, id);
  const [opened, setOpened] = useState<{ base: RaRecord; draft?: Record<string, unknown> } | null>(null);
  // Fetching that failed is over too, and what a list left is a part of the record.
  if (!opened && data && !error && isFetchedAfterMount && !isFetching) setOpened({ base: data });
  const permit = usePermit('edit', resource);
  const writable = useMemo(
    () => (only ? Object.fromEntries(Object.entries(permit.writable).filter(([key]) => only.includes(key))) : permit.writable),
    [permit, only],
  );
  const paths = usePaths(resource);
  const { send } = useDeed();
  const saving = useSaving(resource, opened?.base ?? null, always);
  const agreement = useAgreement('Zapisz');
  const title = opened && recordTitle(resource, opened.base);

  async function save(values: Record<string, unknown>): Promise<Saved> {
    let saved: Saved = null;
    const refused = await send(async () => {
      const says = (opened && (await asks?.(values, opened.base))) ?? null;
      saved = says === null || (await agreement.given(says)) ? await saving.save(values) : { sentence: notSaved };
    });
    return savedBy(refused) ?? saved;
  }

  return (
    <Page title={title ? `${resource.labels.edit ?? 'Edycja'}: ${title}` : undefined} recordTitle={title ?? undefined}>
      {opened && !saving.savedOver ? (
        <RecordForm
          key={String(opened.base.version)}
          base={opened.base}
          {...(opened.draft ? { draft: opened.draft } : {})}
          isNew={false}
          writable={writable}
          onSave={save}
          cancel={paths.show(id) ?? paths.list() ?? '/'}
          first={first}
          inside={inside}
          unasked={unasked}
        />
      ) : (
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      )}
      {saving.question}
      {agreement.dialog}
      {saving.conflict && opened && (
        <ConflictDialog
          writable={writable}
          base={opened.base}
          mine={saving.conflict}
          onChosen={async (values, theirs) => {
            if (!(await saving.saveOver(values, theirs))) setOpened({ base: theirs, draft: values });
          }}
          onClose={saving.forgetConflict}
        />
      )}
    </Page>
  );
}
