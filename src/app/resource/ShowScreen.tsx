import type { RaRecord } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import type { Resource } from '../../schema';
import { FieldValue } from '../fields/FieldValue';
import { Page } from '../layout/Page';
import { Pending } from '../layout/Pending';
import { Skeleton } from '../layout/Skeleton';
import { recordTitle } from '../records/recordTitle';
import { stateKey } from '../records/sections';
import { useRecord } from '../records/useRecord';
import type { ScreenProps } from '../routing/route';
import { useUser } from '../session/useSession';
import { conversationPart } from './ownParts';
import { PrevNext } from './PrevNext';
import { RecordActions } from './RecordActions';
import { RecordHead } from './RecordHead';
import { RecordSections } from './RecordSections';
import { RecordTabs, useTab } from './RecordTabs';

/** Every record's page that no screen of its own replaces. */
export default function ShowScreen({ resource }: ScreenProps) {
  const { id } = useParams();
  return resource && id ? <RecordPage key={id} resource={resource} id={id} /> : null;
}

interface RecordPageProps {
  resource: Resource;
  id: string;
  /** Buttons of the entity's own, before the usual ones. */
  actions?: (record: RaRecord) => ReactNode;
  /** Parts of the entity's own above the sections. */
  before?: (record: RaRecord) => ReactNode;
  /** Parts of the entity's own under the sections. */
  after?: (record: RaRecord) => ReactNode;
  /** Fields that those parts show, or that say nothing of this record. */
  without?: readonly string[] | ((record: RaRecord) => readonly string[]);
  /** Whether its transitions stand in one of those parts. */
  movesElsewhere?: (record: RaRecord) => boolean;
}

export function RecordPage({ resource, id, actions, before, after, without = [], movesElsewhere }: RecordPageProps) {
  const { data: record, error, refetch } = useRecord(resource, id);
  const { isAdmin } = useUser();
  const tab = useTab(resource);
  const left = typeof without !== 'function' ? without : record ? without(record) : [];
  const title = record && recordTitle(resource, record);
  const state = stateKey(resource);
  const Conversation = conversationPart();
  const field = state ? resource.fields[state] : undefined;

  return (
    <Page
      title={title || resource.labels.one}
      recordTitle={title}
      beside={
        <>
          {record && state && field && record[state] !== undefined && (
            <FieldValue value={record[state]} field={field} source={state} record={record} resource={resource} />
          )}
          {isAdmin && record && <PrevNext resource={resource} id={id} />}
        </>
      }
      actions={
        record && (
          <RecordActions
            resource={resource}
            record={record}
            own={actions?.(record)}
            movesElsewhere={movesElsewhere?.(record) ?? false}
          />
        )
      }
    >
      {!record ? (
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      ) : (
        <>
          {isAdmin && resource.head && <RecordHead resource={resource} record={record} />}
          <RecordTabs resource={resource} record={record} tab={tab}>
            {before?.(record)}
            {!resource.conversation?.opening && <RecordSections resource={resource} record={record} without={left} />}
            {after?.(record)}
            {resource.conversation && Conversation && (
              <Suspense fallback={<Skeleton lines={5} />}>
                <Conversation resource={resource} id={id} />
              </Suspense>
            )}
            {resource.conversation?.opening && (
              <div className="below">
                <RecordSections resource={resource} record={record} without={left} />
              </div>
            )}
          </RecordTabs>
        </>
      )}
    </Page>
  );
}
