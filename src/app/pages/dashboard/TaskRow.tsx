import type { RaRecord } from 'ra-core';
import { tasks } from '../../../../resources/tasks';
import { openTransitions, type Transition } from '../../../schema';
import { OtherButton } from '../../kit/buttons';
import { Card } from '../../kit/Cards';
import { DueChip } from '../../layout/DueChip';
import type { Answered } from '../../records/answered';
import { useShowPath } from '../../records/useShowPath';
import { useTransition } from '../../resource/useTransition';
import { useUser } from '../../session/useSession';

type Task = Answered<typeof tasks, 'title' | 'status' | 'due_date'> & { company?: Named | null; assignee?: Named | null };
interface Named {
  id: string;
  title: string;
}

/** A task with its day and its company, and the steps that can be taken in place; the others wait on its own page. */
export function TaskRow({ task, names }: { task: RaRecord; names: readonly string[] }) {
  const me = useUser().id;
  const { title, status, due_date, company, assignee } = task as Task;
  const path = useShowPath('tasks', String(task.id));
  const { go, doing } = useTransition(tasks, task);
  const steps = openTransitions(tasks.fields.status, status).filter(([name]) => names.includes(name));
  return (
    <Card
      title={title}
      to={path}
      facts={
        <>
          <DueChip due={due_date} />
          {company && <span className="quiet">{company.title}</span>}
          {assignee && assignee.id !== me && <span className="quiet">{assignee.title}</span>}
        </>
      }
      step={
        steps.length > 0 &&
        steps.map(([name, step]: [string, Transition]) => (
          <OtherButton key={name} size="small" aria-disabled={doing} onClick={() => doing || void go(name)}>
            {step.label}
            <span className="unseen">: {title}</span>
          </OtherButton>
        ))
      }
    />
  );
}
