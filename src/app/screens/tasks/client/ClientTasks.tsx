import { type RaRecord, RecordContextProvider } from 'ra-core';
import { tasks as declaration } from '../../../../../resources/tasks';
import { RecordValue } from '../../../fields/RecordValue';
import { OtherButton } from '../../../kit/buttons';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { DueChip } from '../../../layout/DueChip';
import { Empty } from '../../../layout/Empty';
import { OpenAndOver } from '../../../layout/OpenAndOver';
import { Page } from '../../../layout/Page';
import { useShown } from '../../../records/useDeclared';
import { useNarrowed } from '../../../records/useNarrowed';
import { useOpenAndOver } from '../../../records/useOpenAndOver';
import { useSeveral } from '../../../session/chosenCompany';
import { useStep } from '../../../waiting/useStep';

const { done: step } = declaration.fields.status.transitions ?? {};
const openStates = ['new', 'in_progress', 'waiting_client', 'waiting_office', 'review', 'rejected', 'partly'];
const overStates = ['done', 'not_applicable', 'cancelled'];

/** A client's tasks: what is theirs to do by its day, with the word that it is done, then what is over. */
export default function ClientTasks() {
  const several = useSeveral();
  const lists = useOpenAndOver<RaRecord>(declaration.name, {
    filter: useNarrowed(declaration),
    open: openStates,
    over: overStates,
    sort: { field: 'due_date', order: 'ASC' },
    sortOver: { field: 'due_date', order: 'DESC' },
  });
  return (
    <Page title={declaration.labels.few ?? declaration.labels.many}>
      <OpenAndOver lists={lists}>
        {({ open, over, openFoot, foot }) => (
          <>
            <Panel title="Do zrobienia" beside={open.length > 0 && <span className="quiet number">{lists.openTotal}</span>}>
              {open.length > 0 ? (
                <>
                  <Rows tasks={open} several={several} />
                  {openFoot}
                </>
              ) : (
                <Empty title="Nie ma nic do zrobienia">Gdy biuro o coś poprosi, zobaczysz to tutaj i na stronie głównej.</Empty>
              )}
            </Panel>
            {over.length > 0 && (
              <Panel title="Zakończone">
                <Rows tasks={over} several={several} />
                {foot}
              </Panel>
            )}
          </>
        )}
      </OpenAndOver>
    </Page>
  );
}

function Rows({ tasks, several }: { tasks: readonly RaRecord[]; several: boolean }) {
  return (
    <Cards>
      {tasks.map((task) => (
        <RecordContextProvider key={task.id} value={task}>
          <Row several={several} />
        </RecordContextProvider>
      ))}
    </Cards>
  );
}

function Row({ several }: { several: boolean }) {
  const { record: task } = useShown();
  const { take, doing } = useStep('tasks', String(task.id));
  const isOpen = openStates.includes(String(task.status));
  const company = task.company as { title?: string } | null | undefined;
  return (
    <Card
      title={String(task.title)}
      to={`/tasks/${task.id}`}
      facts={
        <>
          {isOpen && <DueChip due={String(task.due_date)} />}
          {(!isOpen || task.status === 'waiting_client') && <RecordValue source="status" compact={true} />}
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
