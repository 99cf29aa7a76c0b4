import { useQueryClient } from '@tanstack/react-query';
import { useCreate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { FieldMap, Resource } from '../../schema';
import { openingFields } from '../../schema/conversation';
import { blank } from '../../schema/validate';
import { unconfirmed, useStepUp } from '../form/useStepUp';
import { useDeed } from '../kit/useDeed';
import { Page } from '../layout/Page';
import { usePaths } from '../records/paths';
import { handedOver, ownCompany, prefilled } from '../records/prefilled';
import { useDeclared } from '../records/useDeclared';
import { usePermit } from '../records/usePermit';
import { useUser } from '../session/useSession';
import { RecordForm, type Saved } from './RecordForm';
import { notSaved, useAgreement } from './useAgreement';
import { savedBy } from './useSaving';

/** Every form of a new record that no screen of its own replaces. */
export default function CreateScreen() {
  return <CreatePage />;
}

interface CreatePageProps {
  /** In place of those of the declaration. */
  sections?: Resource['sections'];
  /** What a new record starts with besides its declaration. */
  given?: Readonly<Record<string, unknown>>;
  /** Sent along with what is typed, and not asked for. */
  along?: Readonly<Record<string, unknown>>;
  /** Fields that must be filled in here, whatever their declaration says. */
  required?: readonly string[];
  /** A part of the entity's own over the first section, inside the form. */
  first?: ReactNode;
  /** One over the save bar. */
  inside?: ReactNode;
  /** Fields that this part draws. */
  unasked?: readonly string[] | undefined;
  /** It goes to somebody who reads it; a beginning of a conversation does anyway. */
  sends?: boolean;
  /** What must be agreed to before this is saved, as a question and what follows from it; null where nothing is. */
  asks?: (values: Readonly<Record<string, unknown>>) => Promise<string | null>;
}

export function CreatePage(props: CreatePageProps) {
  const { name } = useDeclared();
  return <CreateView key={name} {...props} />;
}

function CreateView({
  sections,
  given,
  along = nothing,
  required,
  first,
  inside,
  unasked,
  sends = false,
  asks,
}: CreatePageProps) {
  const resource = useDeclared();
  const permit = usePermit('create', resource);
  const [query] = useSearchParams();
  const { state } = useLocation();
  const user = useUser();
  const writable = useMemo(
    () => asked({ ...permit.writable, ...openingFields(resource) }, along, required),
    [resource, permit, along, required],
  );
  const base = useMemo(
    () => ({
      ...blank(resource),
      ...ownCompany(resource, user),
      ...given,
      ...prefilled(writable, query),
      ...handedOver(writable, state),
    }),
    [resource, user, given, writable, query, state],
  );
  const [create] = useCreate();
  const client = useQueryClient();
  const { send } = useDeed();
  const navigate = useNavigate();
  const paths = usePaths(resource);
  const { confirmed, question } = useStepUp();
  const agreement = useAgreement('Zapisz');
  // The office may plan the hour of its message; a client's goes at once.
  const opens = resource.conversation?.opening === true;

  async function save(values: Record<string, unknown>): Promise<Saved> {
    const data = Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(writable, key)));
    const refused = await send(async () => {
      const says = (await asks?.(data)) ?? null;
      if (says !== null && !(await agreement.given(says))) throw new Error(notSaved);
      const made = await confirmed(() => create(resource.name, { data: { ...data, ...along } }, { returnPromise: true }));
      if (made === null) throw new Error(unconfirmed);
      void client.invalidateQueries();
      navigate((made?.id && paths.show(String(made.id), made)) || paths.list() || '/');
      return sends || (opens && !user.isAdmin) ? 'Wysłano' : 'Zapisano';
    });
    return savedBy(refused);
  }

  return (
    <Page>
      <RecordForm
        sections={sections}
        base={base}
        isNew={true}
        writable={writable}
        onSave={save}
        cancel={paths.list() ?? '/'}
        first={first}
        inside={inside}
        unasked={unasked}
        saveLabel={sends || opens ? 'Wyślij' : undefined}
      />
      {question}
      {agreement.dialog}
    </Page>
  );
}

const nothing = {};

function asked(fields: FieldMap, along: Readonly<Record<string, unknown>>, required: readonly string[] = []): FieldMap {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => !Object.hasOwn(along, key))
      .map(([key, field]) => [key, required.includes(key) ? { ...field, options: { ...field.options, required: true } } : field]),
  );
}
