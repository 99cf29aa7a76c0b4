import type { RaRecord } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { RecordValue } from '../fields/RecordValue';
import { HeldBack } from '../layout/heldBack';
import { Page } from '../layout/Page';
import { Pending } from '../layout/Pending';
import { Skeleton } from '../layout/Skeleton';
import { useArriving, useLate } from '../layout/useArriving';
import { recordTitle } from '../records/recordTitle';
import { stateKey } from '../records/sections';
import { useDeclared } from '../records/useDeclared';
import { useUser } from '../session/useSession';
import { conversationPart } from './ownParts';
import { PrevNext } from './PrevNext';
import { RecordActions } from './RecordActions';
import { RecordHead } from './RecordHead';
import type { Place } from './RecordPlaces';
import { RecordSections } from './RecordSections';
import { RecordTabs, useTab } from './RecordTabs';
import { ShowRecord, useAnswered } from './ShowRecord';

/** Every record's page that no screen of its own replaces. */
export default function ShowScreen() {
  return <RecordPage />;
}

interface RecordParts {
  /** What its page is called, where the record's own title says too much here. */
  title?: (record: RaRecord) => string;
  /** Buttons of the entity's own, before the usual ones. */
  actions?: (record: RaRecord) => ReactNode;
  /** Parts of the entity's own above the sections. */
  before?: (record: RaRecord) => ReactNode;
  /** Parts of the entity's own under the sections. */
  after?: (record: RaRecord) => ReactNode;
  /** A client's ways from it to pages of the entity's own. */
  places?: (record: RaRecord) => readonly Place[];
  /** Fields that those parts show, or that say nothing of this record. */
  without?: readonly string[] | ((record: RaRecord) => readonly string[]);
  /** Whether its transitions stand in one of those parts. */
  movesElsewhere?: (record: RaRecord) => boolean;
  /** Whether one of those parts holds what is to be done next, and its filled button. */
  nextElsewhere?: (record: RaRecord) => boolean;
}

interface RecordPageProps extends RecordParts {
  /** Left out, it is the address's. */
  id?: string;
}

export function RecordPage({ id, ...parts }: RecordPageProps) {
  return (
    <ShowRecord id={id}>
      <RecordView {...parts} />
    </ShowRecord>
  );
}

function RecordView({ title: named, actions, before, after, places, without = [], ...elsewhere }: RecordParts) {
  const resource = useDeclared();
  const { record, error, refetch, whole } = useAnswered();
  const { isAdmin } = useUser();
  const tab = useTab();
  const left = typeof without !== 'function' ? without : record ? without(record) : [];
  const title = record && (named?.(record) ?? recordTitle(resource, record));
  const state = stateKey(resource);
  const Conversation = conversationPart();

  return (
    <Page
      title={title || resource.labels.one}
      recordTitle={title}
      kept={isAdmin}
      beside={
        <>
          {record && state && record[state] !== undefined && <RecordValue source={state} />}
          {isAdmin && record && <PrevNext />}
        </>
      }
      actions={
        record && (
          <RecordActions
            own={actions?.(record)}
            movesElsewhere={elsewhere.movesElsewhere?.(record) ?? false}
            nextElsewhere={elsewhere.nextElsewhere?.(record) ?? false}
          />
        )
      }
    >
      {!record ? (
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      ) : (
        <Content whole={whole}>
          {isAdmin && resource.head && <RecordHead />}
          <RecordTabs tab={tab} places={places?.(record)}>
            {before?.(record)}
            {!resource.conversation?.opening && <RecordSections without={left} />}
            {after?.(record)}
            {resource.conversation && Conversation ? (
              <Suspense fallback={<Skeleton lines={5} />}>
                <Conversation />
                {resource.conversation.opening && <SectionsBelow without={left} />}
              </Suspense>
            ) : (
              resource.conversation?.opening && <RecordSections without={left} />
            )}
          </RecordTabs>
        </Content>
      )}
    </Page>
  );
}

interface ContentProps {
  /** All of the record is there. */
  whole: boolean;
  children: ReactNode;
}

/** On a phone a finger is on its way while parts come: a client has them at once, once the record is all there, or what there is of it by then. */
function Content({ whole, children }: ContentProps) {
  const { isAdmin } = useUser();
  const late = useLate();
  if (isAdmin) return children;
  const waits = !whole && !late;
  return (
    <>
      {waits && <Skeleton lines={8} />}
      <div hidden={waits}>
        <HeldBack value={waits}>{children}</HeldBack>
      </div>
    </>
  );
}

/** Under a conversation, once its words have come: they would push the sections away. */
function SectionsBelow({ without }: { without: readonly string[] }) {
  const arriving = useArriving();
  return (
    <div className="below" hidden={arriving}>
      <RecordSections without={without} />
    </div>
  );
}
