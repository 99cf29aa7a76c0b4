import { useState } from 'react';
import { Link } from 'react-router';
import { companyPersons } from '../../../../resources/companyPersons';
import type { OwnerContributions } from '../../../contract/contributions';
import { Panel } from '../../kit/Panel';
import { Fold } from '../../layout/Fold';
import { usePaths } from '../../records/paths';
import { useShowPath } from '../../records/useShowPath';
import { Ladder } from './Ladder';
import { MonthDetail } from './MonthDetail';
import { MonthTable } from './MonthTable';
import { StageNow } from './StageNow';
import { useFigure } from './useContributions';
import { YearBlock } from './YearBlock';

interface OwnerBlockProps {
  company: string;
  owner: OwnerContributions;
  mayType: boolean;
}

/** One person: where they stand, what comes next, their months, and what a year comes to. */
export function OwnerBlock({ company, owner, mayType }: OwnerBlockProps) {
  const { person_id, name, role, closed, now, ladder, months } = owner;
  const [month, setMonth] = useState(months[1]?.month ?? '');
  const keep = useFigure(company, person_id);
  const save = mayType && !closed ? keep : undefined;
  const path = useShowPath(companyPersons.name, person_id ?? company);
  const create = usePaths(companyPersons).create();
  const add = person_id === null && create ? `${create}?${asPerson(company, now)}` : null;
  const heading = `owner-${person_id ?? 'self'}`;
  const chosen = months.find((each) => each.month === month);

  return (
    <Panel
      id={person_id ?? undefined}
      title={name}
      beside={
        <>
          <span className="quiet">{companyPersons.fields.role.choices?.[role]?.label}</span>
          {person_id && path && (
            <Link className="more" to={path}>
              Karta osoby
            </Link>
          )}
          {add && (
            <Link className="more" to={add}>
              Dodaj właściciela jako osobę
            </Link>
          )}
        </>
      }
    >
      <div className="panel-body">
        <StageNow owner={owner} />
        <Fold title="Etapy ulg z datami">
          <Ladder ladder={ladder} />
        </Fold>
      </div>
      <MonthTable name={name} closed={closed} months={months} month={month} onChoose={setMonth} save={save} />
      {chosen && <MonthDetail heading={heading} chosen={chosen} />}
      <YearBlock owner={owner} save={save} />
    </Panel>
  );
}

/** The stage goes along, as the dated lines do: with a person entered, the company's card states it no more. */
function asPerson(company: string, now: OwnerContributions['now']): URLSearchParams {
  const params = new URLSearchParams({ company_id: company, role: 'owner' });
  if (now?.stated) params.set('zus_scheme', now.scheme);
  if (now?.stated && now.from) params.set('zus_scheme_from', now.from);
  return params;
}
