import { useParams } from 'react-router';
import type { Duty } from '../../../../contract/obligations';
import { formatMonth, monthOf } from '../../../../lib/dates';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { useToday } from '../../../records/useToday';
import { TakeAway } from '../TakeAway';
import { useCompanyDuties } from '../useDuties';
import { ClientDuty } from './ClientDuty';
import { type MonthAsked, MonthQuestions } from './MonthQuestions';
import './client.css';

/** Months that stand open: what a client looks for. On a phone, fourteen of them are thirty screens. */
const monthsOpen = 2;

const headingOf = (month: string) => formatMonth(month).replace(/^./, (letter) => letter.toUpperCase());

/** What the law asks of a client's company, in plain words: what comes by months, then what hangs on an answer, then what is past. */
export default function ClientDuties() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCompanyDuties(id);
  const today = useToday();
  if (!data)
    return (
      <Page>
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      </Page>
    );
  const certain = data.duties.filter(({ condition, state }) => condition === null && state.code !== 'not_applicable');
  const ahead = certain.filter(({ due }) => due >= today);
  const months = [...new Set(ahead.map(({ due }) => monthOf(due)))];
  return (
    <Page
      title={`Obowiązki: ${data.company.title}`}
      recordTitle={data.company.title}
      lead="Terminy wynikające z przepisów i z tego, co biuro wie o Twojej firmie. Czego z nich nie robisz sam, tym zajmuje się biuro."
      actions={<TakeAway from={`/api/companies/${id}/obligations.ics`} />}
    >
      <MonthQuestions asking={askedOf(id, data.duties)} />
      {ahead.length === 0 && (
        <section className="panel">
          <Empty title="Nie ma nadchodzących obowiązków">Gdy coś się zmieni w firmie, daj znać biuru.</Empty>
        </section>
      )}
      {months.slice(0, monthsOpen).map((month) => (
        <Panel key={month} title={headingOf(month)}>
          <Duties all={ahead.filter(({ due }) => monthOf(due) === month)} />
        </Panel>
      ))}
      {months.slice(monthsOpen).map((month) => (
        <More key={month} title={headingOf(month)} all={ahead.filter(({ due }) => monthOf(due) === month)} />
      ))}
      <More
        title="Być może: zależy od tego, czego biuro jeszcze nie wie"
        all={data.duties.filter(({ condition }) => condition !== null)}
      />
      <More title="Minione terminy" all={certain.filter(({ due }) => due < today)} />
    </Page>
  );
}

const askedOf = (company: string, duties: readonly Duty[]): MonthAsked[] =>
  duties.flatMap(({ month_question, due }) => (month_question ? [{ company, due, ...month_question }] : []));

function Duties({ all }: { all: readonly Duty[] }) {
  return (
    <ul className="client-duties">
      {all.map((duty) => (
        <ClientDuty key={duty.key} duty={duty} />
      ))}
    </ul>
  );
}

function More({ title, all }: { title: string; all: readonly Duty[] }) {
  if (all.length === 0) return null;
  return (
    <details className="panel client-duties-more">
      <summary className="panel-body">
        {title} ({all.length})
      </summary>
      <Duties all={all} />
    </details>
  );
}
