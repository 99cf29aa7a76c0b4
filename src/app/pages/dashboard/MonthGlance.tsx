import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { addDays, addMonths, formatMonth, monthOf, weekday } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import { Panel } from '../../kit/Panel';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { listAddress } from '../../records/listAddress';
import { useGroups } from '../../records/useGroups';
import { useMay } from '../../records/usePermit';
import { useToday } from '../../records/useToday';
import { officePath } from '../../routing/officePath';
import { openStates } from '../../screens/tasks/openTasks';
import { useTenant } from '../../tenant/useTenant';
import { MonthProgress } from './MonthProgress';

const { settlements, tasks, documents } = resources;
const waiting = ['new', 'in_check', 'to_confirm', 'to_sign'];
const nothing: readonly string[] = [];

interface Figure {
  label: string;
  count: number;
  to: string;
  late?: boolean;
}

/** The month at a glance for the whole office: what is late first, then what is near, documents that wait, and how far settlements are. */
export function MonthGlance() {
  const may = useMay();
  const compact = useTenant().variant('monthGlance') === 'compact';
  const month = addMonths(monthOf(useToday()), -1);
  const [mayTasks, mayDocuments, mayMonths] = [may('list', tasks), may('list', documents), may('list', settlements)];
  const due = useDueTasks(mayTasks);
  const papers = useGroups(documents, { by: nothing, filter: { status: waiting } }, { enabled: mayDocuments });
  const months = useGroups(
    settlements,
    { by: ['status'], filter: { period: month, superseded: false } },
    { enabled: mayMonths && !compact },
  );
  const error = due.error ?? papers.error ?? months.error;
  const isPending = (mayTasks && !due.figures) || (mayDocuments && !papers.data) || (mayMonths && !compact && !months.data);
  const figures: Figure[] = [
    ...(due.figures ?? []),
    ...(papers.data ?? []).map(({ count }) => ({
      label: 'Dokumenty czekające',
      count,
      to: listAddress(officePath('documents.list'), { status: waiting }),
    })),
  ];
  return (
    <Panel title="Miesiąc w skrócie" beside={<span className="quiet">{formatMonth(month)}</span>}>
      {error ? (
        <div className="panel-body">
          <Problem
            error={error}
            onRetry={() => {
              due.retry();
              void papers.refetch();
              void months.refetch();
            }}
          />
        </div>
      ) : isPending ? (
        <Skeleton lines={5} />
      ) : (
        <div className="panel-body">
          <ul className="figures">
            {figures.map(({ label, count, to, late }) => (
              <li key={label} className={late && count > 0 ? 'figure-late' : ''}>
                <Link to={to}>
                  <span className="figure-count number">{formatNumber(count)}</span>
                  <span>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
          {mayMonths &&
            !compact &&
            (months.data?.some(({ count }) => count > 0) ? (
              <MonthProgress month={month} groups={months.data} />
            ) : (
              <p className="quiet none-line">Nie ma jeszcze rozliczeń tego miesiąca.</p>
            ))}
        </div>
      )}
    </Panel>
  );
}

/** Open tasks of everybody whose last day is past, today, or later this week. */
function useDueTasks(enabled: boolean) {
  const today = useToday();
  const sunday = addDays(today, 7 - weekday(today));
  const filter = { status: openStates, 'due_date<': addDays(sunday, 1) };
  const { data, error, refetch } = useGroups(tasks, { by: ['due_date:day'], filter }, { enabled });
  const count = (meets: (day: string) => boolean) =>
    (data ?? []).filter(({ key }) => meets(String(key))).reduce((sum, group) => sum + group.count, 0);
  const to = (range: object) => listAddress(officePath('tasks.list'), { status: openStates, ...range });
  const figures: Figure[] | null = data
    ? [
        { label: 'Zadania po terminie', count: count((day) => day < today), to: to({ 'due_date<': today }), late: true },
        { label: 'Zadania na dziś', count: count((day) => day === today), to: to({ due_date: today }) },
        {
          label: 'Zadania do końca tygodnia',
          count: count((day) => day > today),
          to: to({ 'due_date>': today, 'due_date<': addDays(sunday, 1) }),
        },
      ]
    : null;
  return { figures: enabled ? figures : [], error, retry: () => void refetch() };
}
