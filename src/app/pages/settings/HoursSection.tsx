import { useState } from 'react';
import { addWorkingMinutes } from '../../../domain/calendar/workingTime';
import { formatDate, formatDateTime, isDate } from '../../../lib/dates';
import { type ConfigFaults, configFaults } from '../../../tenants/check';
import type { OfficeHours } from '../../../tenants/define';
import { officeCalendar } from '../../../tenants/hours';
import { DateBox } from '../../fields/dates/DateBox';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { Tick } from '../../kit/Tick';
import { ProfileSection } from '../../layout/ProfileSection';
import { useNow } from '../../screens/tickets/DueMoment';
import { Icon } from '../../theme/Icon';

const days = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'];
/** Working hours of the example. */
const example = 8;

interface HoursSectionProps {
  hours: OfficeHours;
  faults: ConfigFaults;
  onChange: (hours: OfficeHours) => void;
}

/** When the office works, with an example of what follows from it. */
export function HoursSection({ hours, faults, onChange }: HoursSectionProps) {
  const { week, closedDays } = hours;
  const set = (at: number, day: OfficeHours['week'][number]) =>
    onChange({ ...hours, week: week.map((each, index) => (index === at ? day : each)) });
  return (
    <ProfileSection title="Godziny pracy biura">
      <p className="quiet">
        Według nich biegną czasy spraw klientów i wychodzą powiadomienia tylko na dni robocze. Święta ustawowe są zawsze wolne.
      </p>
      <Fault says={faults['officeHours.week']} />
      <ul className="hours-list">
        {days.map((name, at) => {
          const day = week[at] ?? null;
          return (
            <li key={name} className="hours-row">
              <Tick label={name} checked={day !== null} onTick={(on) => set(at, on ? { from: '08:00', to: '16:00' } : null)} />
              {day ? (
                <span className="hours-times">
                  <Time label={`${name}: od`} value={day.from} onChange={(from) => set(at, { ...day, from })} />
                  <span aria-hidden="true">–</span>
                  <Time label={`${name}: do`} value={day.to} onChange={(to) => set(at, { ...day, to })} />
                </span>
              ) : (
                <span className="quiet">wolne</span>
              )}
              <Fault says={faults[`officeHours.week.${at}`]} />
            </li>
          );
        })}
      </ul>
      <ClosedDays
        days={closedDays}
        fault={faults['officeHours.closedDays']}
        onChange={(changed) => onChange({ ...hours, closedDays: changed })}
      />
      <Example hours={hours} />
    </ProfileSection>
  );
}

function Fault({ says }: { says: string | undefined }) {
  return says ? (
    <p className="fault" role="alert">
      {says}
    </p>
  ) : null;
}

function Time({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return <DateBox kind="time" className="hours-time" label={label} unlabelled={true} value={value} onChange={onChange} />;
}

interface ClosedDaysProps {
  days: readonly string[];
  fault: string | undefined;
  onChange: (days: string[]) => void;
}

/** Dates on which the office stays closed besides public holidays. */
function ClosedDays({ days: dates, fault, onChange }: ClosedDaysProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    if (!isDate(typed) || dates.includes(typed)) return;
    onChange([...dates, typed].sort());
    setTyped('');
  };
  return (
    <fieldset className="part-rows">
      <legend>Dni, w które biuro jest zamknięte</legend>
      <Fault says={fault} />
      {dates.length > 0 && (
        <ul className="closed-days">
          {dates.map((date) => (
            <li key={date}>
              <span className="number">{formatDate(date)}</span>
              <QuietButton size="small" onClick={() => onChange(dates.filter((each) => each !== date))}>
                <Icon name="close" size={16} />
                <span className="unseen">Usuń dzień {formatDate(date)}</span>
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
      <div className="closed-add">
        <DateBox
          kind="date"
          className="hours-time"
          label="Dzień zamknięcia biura"
          unlabelled={true}
          value={typed}
          onChange={setTyped}
        />
        <OtherButton size="small" aria-disabled={!isDate(typed)} onClick={add}>
          Dodaj dzień
        </OtherButton>
      </div>
    </fieldset>
  );
}

/** What the hours being typed would make of a case that came now; nothing while they are wrong. */
function Example({ hours }: { hours: OfficeHours }) {
  const now = useNow();
  if (Object.keys(configFaults({ officeHours: hours })).length > 0) return null;
  const due = addWorkingMinutes(now, example * 60, officeCalendar({ officeHours: hours }));
  return (
    <p className="hours-example" role="status">
      Na sprawę zgłoszoną teraz, z czasem odpowiedzi {example} godzin pracy, trzeba odpowiedzieć do{' '}
      <strong className="number">{formatDateTime(due)}</strong>.
    </p>
  );
}
