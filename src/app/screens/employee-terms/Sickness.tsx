import type { EmployeeSickness } from '../../../contract/employeeTerms';
import { SICKNESS_RULES } from '../../../domain/hr/sicknessRules';
import { formatDate } from '../../../lib/dates';
import { Panel } from '../../kit/Panel';
import { useToday } from '../../records/useToday';

/** Who pays for an employee's sickness this year, and until when, by the certificates that were entered. */
export function Sickness({ sickness: { year, limit, used, benefit_from, period } }: { sickness: EmployeeSickness }) {
  const today = useToday();
  return (
    <Panel title="Zwolnienia lekarskie" below={true}>
      <div className="panel-body">
        <p>
          Wynagrodzenie chorobowe w {year} r. (płaci pracodawca): {used} z {limit} dni.
        </p>
        {benefit_from && (
          <p>
            {benefit_from <= today ? 'Zasiłek chorobowy z ZUS: od' : 'Jeśli choroba potrwa, zasiłek chorobowy z ZUS od'}{' '}
            {formatDate(benefit_from)}.
          </p>
        )}
        {period && (
          <p>
            Okres zasiłkowy: {Math.min(period.used, period.limit)} z {period.limit} dni,{' '}
            {period.last_day < today ? 'skończył się' : 'jeśli choroba potrwa, do'} {formatDate(period.last_day)}.{' '}
            {period.last_day >= today &&
              (period.apply_by < today
                ? `Termin wniosku o świadczenie rehabilitacyjne (ZNp-7) minął ${formatDate(period.apply_by)}: złóżcie go od razu.`
                : `Wniosek o świadczenie rehabilitacyjne (ZNp-7) do ${formatDate(period.apply_by)}.`)}
          </p>
        )}
        <p className="quiet">
          {SICKNESS_RULES.pay.basis}; {SICKNESS_RULES.period.basis}; {SICKNESS_RULES.breaks.basis}. Liczone z wpisanych zwolnień:
          dolicz chorobę u innego pracodawcy w tym roku i okres wyczekiwania, a odlicz zwolnienia po wypadku przy pracy i w
          chorobie zawodowej, przy których zasiłek należy się od pierwszego dnia (art. 9 ustawy wypadkowej). Zasiłek przy ponad 20
          ubezpieczonych wypłaca pracodawca.
        </p>
      </div>
    </Panel>
  );
}
