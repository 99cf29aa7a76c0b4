import { useId, useState } from 'react';
import type { WaitingItem } from '../../../contract/waiting';
import { formatDate, formatMonth } from '../../../lib/dates';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import { AskFirst } from '../../resource/AskFirst';

type Answer = 'yes' | 'no' | 'ask';
const thanks: Record<Answer, string> = {
  yes: 'Zapisano. Biuro przygotuje wniosek RWS.',
  no: 'Zapisano, że w tym roku nie korzystasz.',
  ask: 'Zapytanie wysłane do opiekuna.',
};

/** Asks an owner who pays ZUS for themselves whether they want the month without contributions this year (art. 17a u.s.u.s.). */
export default function VacationAlert({ item, list }: { item: WaitingItem; list: boolean }) {
  const { facts, title, company } = item;
  const months = String(facts.months ?? '').split(',');
  const [month, setMonth] = useState(months[0] ?? '');
  const [asking, setAsking] = useState<'yes' | 'no' | null>(null);
  const { deed, doing } = useDeed({ changes: 'all' });
  const id = useId();

  const answer = (given: Answer) =>
    deed(async () => {
      const { company_id, person_id, year } = facts;
      await request('/api/zus-vacations/answer', {
        method: 'POST',
        body: { company_id, person_id, year, answer: given, month_chosen: given === 'yes' ? month : null },
      });
      return thanks[given];
    });

  const buttons: [Answer, string][] = [
    ['yes', 'Tak, chcę skorzystać'],
    ['no', 'Nie w tym roku'],
    ['ask', 'Zapytaj biuro'],
  ];
  return (
    <section className={list ? 'panel vacation' : 'notice-box info vacation'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>
        {company && `${company.title}: `}w jednym miesiącu roku możesz nie płacić składek ZUS za siebie. Wniosek RWS trzeba wysłać
        najpóźniej <strong className="number">{formatDate(String(facts.last_day))}</strong>; tego terminu nie przesuwa niedziela
        ani święto.
      </p>
      {facts.unsure === true && <p className="quiet">Prawo do zwolnienia biuro sprawdzi przed wysłaniem wniosku.</p>}
      {months.length > 1 ? (
        <label>
          Miesiąc bez składek{' '}
          <select value={month} onChange={({ target }) => setMonth(target.value)}>
            {months.map((each) => (
              <option key={each} value={each}>
                {formatMonth(each)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p>
          Miesiąc bez składek: <strong>{formatMonth(month)}</strong>
        </p>
      )}
      <div className="vacation-answers">
        {buttons.map(([given, label]) => (
          <button
            key={given}
            type="button"
            className={given === 'yes' ? 'main-button' : 'quiet-button'}
            aria-disabled={doing}
            onClick={() => doing || (given === 'ask' ? void answer(given) : setAsking(given))}
          >
            {label}
          </button>
        ))}
      </div>
      {asking === 'yes' && (
        <AskFirst
          title={`Skorzystać z wakacji składkowych za ${formatMonth(month)}?`}
          action="Tak, korzystam"
          onConfirm={() => answer('yes')}
          onClose={() => setAsking(null)}
        >
          <p>
            Biuro złoży w ZUS wniosek RWS. Za {formatMonth(month)} nie zapłacisz składek na własne ubezpieczenia społeczne i
            Fundusz Pracy; składkę zdrowotną płaci się jak zwykle. Ulga jest pomocą de minimis.
          </p>
          <p>Decyzję można cofnąć na stronie głównej, dopóki biuro nie wyśle wniosku.</p>
        </AskFirst>
      )}
      {asking === 'no' && (
        <AskFirst
          title="Nie korzystać w tym roku?"
          action="Nie korzystam"
          onConfirm={() => answer('no')}
          onClose={() => setAsking(null)}
        >
          <p>Biuro nie złoży wniosku, a składki będą płatne za każdy miesiąc. Decyzję można cofnąć na stronie głównej.</p>
        </AskFirst>
      )}
    </section>
  );
}
