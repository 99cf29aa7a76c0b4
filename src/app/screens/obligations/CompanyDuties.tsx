import { type RaRecord, useGetOne } from 'ra-core';
import { useState } from 'react';
import { companies } from '../../../../resources/companies';
import { type Duty, dutyStates } from '../../../contract/obligations';
import { DUTY_AREAS } from '../../../domain/deadlines/dutyAreas';
import { type Option, optionsOf, SelectBox } from '../../fields/SelectBox';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { OpenFacts } from '../companies/OpenFacts';
import { QuestionsHere } from '../companies/QuestionsHere';
import { EventWays } from '../company-events/EventWays';
import { countedDuties } from './countedDuties';
import { DutyMonths } from './DutyMonths';
import { FilterBar } from './FilterBar';
import { questionsPlace } from './ManyQuestions';
import { TakeAway } from './TakeAway';
import { useCompanyDuties } from './useDuties';
import { WayBelow } from './WayBelow';

interface Narrowed {
  area: string;
  person: string;
  state: string;
}
const whole: Narrowed = { area: '', person: '', state: '' };
/** In the list of people, the company itself. */
const itself = 'company';

const areas = Object.entries(DUTY_AREAS);
const fits =
  ({ area, person, state }: Narrowed) =>
  (duty: Duty) =>
    (!area || duty.area === area) && (!person || (duty.person?.id ?? itself) === person) && (!state || duty.state.code === state);

/** All that the law asks of one client, from the month before to twelve ahead, and what must still be found out. */
export function CompanyDuties({ id }: { id: string }) {
  const { data, error, refetch } = useCompanyDuties(id);
  const { data: company } = useGetOne<RaRecord>(companies.name, { id }, { retry: false });
  const [narrowed, setNarrowed] = useState(whole);
  const duties = data?.duties ?? [];
  const shown = duties.filter(fits(narrowed));
  const choose = (key: keyof Narrowed) => (value: string) => setNarrowed({ ...narrowed, [key]: value });

  return (
    <Page
      title={data ? `Obowiązki: ${data.company.title}` : undefined}
      recordTitle={data?.company.title}
      lead="Co wynika z przepisów i profilu podatkowego: poprzedni miesiąc, bieżący i dwanaście następnych."
      actions={
        data && (
          <>
            <EventWays company={id} />
            <TakeAway from={`/api/companies/${id}/obligations.ics`} />
          </>
        )
      }
    >
      {!data ? (
        <Pending error={error} refetch={refetch} lines={10} panel={true} />
      ) : (
        <>
          {company && <OpenFacts company={company} />}
          <FilterBar>
            <SelectBox label="Dziedzina" value={narrowed.area} empty="Wszystkie" options={areas} onChange={choose('area')} />
            <SelectBox
              label="Osoba"
              value={narrowed.person}
              empty="Wszyscy"
              options={peopleOf(duties)}
              onChange={choose('person')}
            />
            <SelectBox
              label="Stan"
              value={narrowed.state}
              empty="Każdy"
              options={optionsOf(dutyStates)}
              onChange={choose('state')}
            />
            <p className="quiet" role="status">
              {countedDuties(shown)}
            </p>
            {company && duties.some(({ state }) => state.code === 'perhaps') && (
              <WayBelow to={questionsPlace}>Poniżej: pytania do ustalenia</WayBelow>
            )}
          </FilterBar>
          {shown.length === 0 && (
            <section className="panel">
              <Empty
                title={duties.length === 0 ? 'Z profilu tej firmy nie wynika żaden obowiązek' : 'Nic nie pasuje do zawężenia'}
              >
                {duties.length === 0
                  ? 'Sprawdź formę opodatkowania, VAT i ZUS na karcie firmy.'
                  : 'Wybierz inną dziedzinę, osobę albo stan.'}
              </Empty>
            </section>
          )}
          <DutyMonths duties={shown} />
        </>
      )}
      {company && (
        <div id={questionsPlace} className="below">
          <QuestionsHere company={company} />
        </div>
      )}
    </Page>
  );
}

/** The company and those of its people who owe something. */
function peopleOf(duties: readonly Duty[]): Option[] {
  const people = new Map(duties.flatMap(({ person }) => (person ? [[person.id, person.name] as const] : [])));
  return [[itself, 'Firma'], ...people];
}
