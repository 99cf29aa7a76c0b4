import { useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CalendarAnswer } from '../../../contract/calendar';
import { formatDate, formatMonth, formatWeekday, monthOf } from '../../../lib/dates';
import { MainButton, OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { Page } from '../../layout/Page';
import { Problem } from '../../layout/Problem';
import { usePhone } from '../../layout/usePhone';
import { request } from '../../providers/request';
import { usePaths } from '../../records/paths';
import { useDeclared } from '../../records/useDeclared';
import { useToday } from '../../records/useToday';
import { Icon } from '../../theme/Icon';
import { Agenda } from './Agenda';
import { DayItems } from './DayItems';
import { daysOf, moved, spanOf, type View } from './days';
import { FeedPanel } from './FeedPanel';
import { addressOf, Grid } from './Grid';
import './schedule.css';

const views: Record<View, string> = { month: 'Miesiąc', week: 'Tydzień', list: 'Lista' };

/** One's calendar: entries, own tasks, days off and what the law asks for; on a phone always a list. */
export default function ScheduleScreen() {
  const resource = useDeclared();
  const today = useToday();
  const phone = usePhone();
  const [kept, setView] = useStore<View>('schedule.view', 'month');
  const [day, setDay] = useState(today);
  const view: View = phone ? 'list' : kept;
  const span = spanOf(view, day);
  const { data, error, refetch, isPlaceholderData } = useCalendar(...span);
  const days = daysOf(span, data);
  const picked = days.find(({ date }) => date === day);
  const create = usePaths(resource).create();
  const title = view === 'week' ? `${formatDate(span[0])} – ${formatDate(span[1])}` : formatMonth(monthOf(day));

  return (
    <Page
      actions={
        create && (
          <MainButton component={Link} to={addressOf(create, day)}>
            <Icon name="plus" />
            Nowy wpis
          </MainButton>
        )
      }
    >
      <Panel
        title={<span aria-live="polite">{title}</span>}
        beside={
          <div className="schedule-tools" role="toolbar" aria-label="Kalendarz">
            <OtherButton size="small" onClick={() => setDay(moved(view, day, -1))}>
              <Icon name="left" size={18} />
              <span className="unseen">Wcześniej</span>
            </OtherButton>
            <OtherButton size="small" onClick={() => setDay(today)}>
              Dzisiaj
            </OtherButton>
            <OtherButton size="small" onClick={() => setDay(moved(view, day, 1))}>
              <Icon name="right" size={18} />
              <span className="unseen">Później</span>
            </OtherButton>
            {!phone &&
              (Object.keys(views) as View[]).map((each) => (
                <OtherButton key={each} size="small" aria-pressed={each === view} onClick={() => setView(each)}>
                  {views[each]}
                </OtherButton>
              ))}
          </div>
        }
      >
        <div className={isPlaceholderData ? 'panel-body stale' : 'panel-body'} aria-busy={isPlaceholderData}>
          {error && !data ? (
            <Problem error={error} onRetry={() => void refetch()} />
          ) : view === 'list' ? (
            <Agenda days={days} today={today} />
          ) : (
            <Grid days={days} month={view === 'month' ? monthOf(day) : null} today={today} day={day} onDay={setDay} />
          )}
        </div>
      </Panel>
      {view !== 'list' && picked && (
        <Panel
          below={true}
          name="Wybrany dzień"
          title={
            <>
              {formatWeekday(picked.date)}, <span className="number">{formatDate(picked.date)}</span>
              {picked.holiday && <span className="day-holiday"> {picked.holiday}</span>}
            </>
          }
        >
          <div className="panel-body">
            {picked.entries.length + picked.tasks.length + picked.deadlines.length === 0 ? (
              <p className="quiet">Tego dnia nic nie ma.</p>
            ) : (
              <DayItems day={picked} />
            )}
          </div>
        </Panel>
      )}
      <FeedPanel />
    </Page>
  );
}

/** What is in the calendar between two days, both included; asked anew whenever an entry or task changes. */
function useCalendar(from: string, to: string) {
  return useQuery({
    queryKey: ['schedule-entries', 'calendar', from, to],
    queryFn: async ({ signal }) =>
      (await request<{ data: CalendarAnswer }>(`/api/calendar?from=${from}&to=${to}`, { signal })).json.data,
    placeholderData: (before) => before,
    retry: false,
  });
}
