import { type RaRecord, useGetList } from 'ra-core';
import { useState } from 'react';
import { tasks as declaration } from '../../../../../resources/tasks';
import type { Resource } from '../../../../schema';
import { FieldValue } from '../../../fields/FieldValue';
import { OtherButton } from '../../../kit/buttons';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { DueChip } from '../../../pages/dashboard/DueChip';
import { useNarrowed } from '../../../records/useNarrowed';
import { useSeveral } from '../../../session/chosenCompany';
import { worded } from '../../../tenant/wording';
import { useStep } from '../../../waiting/useStep';

const { done: step } = declaration.fields.status.transitions ?? {};
const open = ['new', 'in_progress', 'waiting_client', 'waiting_office', 'review', 'rejected', 'partly'];
const over = ['done', 'not_applicable', 'cancelled'];
const most = 100;
const few = 10;

/** A client's tasks: what is theirs to do by its day, with the word that it is done, then what is over. */
export default function ClientTasks() {
  const several = useSeveral();
  const narrowed = useNarrowed(declaration);
  const [shown, setShown] = useState(few);
  const going = useGetList<RaRecord>('tasks', {
    filter: { ...narrowed, status: open },
    sort: { field: 'due_date', order: 'ASC' },
    pagination: { page: 1, perPage: most },
  });
  const past = useGetList<RaRecord>(
    'tasks',
    {
      filter: { ...narrowed, status: over },
      sort: { field: 'due_date', order: 'DESC' },
      pagination: { page: 1, perPage: shown },
    },
    { placeholderData: (before) => before },
  );
  const refetch = () => Promise.all([going.refetch(), past.refetch()]);
  return (
    <Page title={declaration.labels.few ?? declaration.labels.many}>
      {!going.data || !past.data ? (
        <Pending error={going.error ?? past.error} refetch={refetch} lines={6} panel={true} />
      ) : (
        <>
          <Panel title="Do zrobienia" beside={going.data.length > 0 && <span className="quiet number">{going.total}</span>}>
            {going.data.length > 0 ? (
              <Rows tasks={going.data} several={several} />
            ) : (
              <Empty title="Nie ma nic do zrobienia">Gdy biuro o coś poprosi, zobaczysz to tutaj i na stronie głównej.</Empty>
            )}
          </Panel>
          {past.data.length > 0 && (
            <Panel title="Zakończone">
              <Rows tasks={past.data} several={several} />
              {(past.total ?? 0) > past.data.length && shown < most && (
                <p className="panel-foot">
                  <OtherButton onClick={() => setShown(Math.min(most, shown + few))}>Pokaż więcej</OtherButton>
                </p>
              )}
            </Panel>
          )}
        </>
      )}
    </Page>
  );
}

function Rows({ tasks, several }: { tasks: readonly RaRecord[]; several: boolean }) {
  const resource = worded(declaration);
  return (
    <Cards>
      {tasks.map((task) => (
        <Row key={task.id} task={task} several={several} resource={resource} />
      ))}
    </Cards>
  );
}

function Row({ task, several, resource }: { task: RaRecord; several: boolean; resource: Resource }) {
  const { take, doing } = useStep('tasks', String(task.id));
  const isOpen = open.includes(String(task.status));
  const company = task.company as { title?: string } | null | undefined;
  const { status } = resource.fields;
  return (
    <Card
      title={String(task.title)}
      to={`/tasks/${task.id}`}
      facts={
        <>
          {isOpen && <DueChip due={String(task.due_date)} />}
          {status && (!isOpen || task.status === 'waiting_client') && (
            <FieldValue value={task.status} field={status} source="status" record={task} resource={resource} compact={true} />
          )}
          {several && company?.title && <span className="quiet">{company.title}</span>}
        </>
      }
      step={
        step?.from.includes(task.status as never) && (
          <OtherButton
            aria-disabled={doing}
            onClick={() => doing || void take({ name: 'done', label: step.label, done: step.done ?? step.label })}
          >
            {step.label}
            <span className="unseen">: {String(task.title)}</span>
          </OtherButton>
        )
      }
    />
  );
}
