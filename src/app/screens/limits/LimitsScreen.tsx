import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { resources } from '../../../../resources';
import { LIMIT_GROUPS } from '../../../domain/limits/describe';
import { type LimitOfYear, limitsOf } from '../../../domain/limits/lookup';
import { isYearly } from '../../../domain/limits/position';
import { countOf, fold } from '../../../lib/text';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Problem } from '../../layout/Problem';
import { listAddress } from '../../records/listAddress';
import { useMay } from '../../records/usePermit';
import { officePath } from '../../routing/officePath';
import { Icon } from '../../theme/Icon';
import { useEnteredValues } from './enteredValues';
import { LimitRow } from './LimitRow';
import { NearLimits } from './NearLimits';
import { YearPicker } from './YearPicker';
import { firstYear, isCovered } from './years';
import '../../resource/list.css';
import './limits.css';

const RatesPanel = lazy(() => import('./RatesPanel'));

const searchable = ({ name, basis, note, group }: LimitOfYear) =>
  fold(`${name} ${basis} ${note ?? ''} ${LIMIT_GROUPS[group] ?? ''}`);

/** The limits and rates of a year with their law and source, and which clients come near to them. */
export default function LimitsScreen() {
  const year = Number(useParams().year);
  return <LimitsOfYear key={year} year={year} />;
}

function LimitsOfYear({ year }: { year: number }) {
  const [typed, setTyped] = useState('');
  const may = useMay();
  const counted = may('list', resources['company-limits']);
  const words = fold(typed).split(' ');
  const { values, enter, list, error, retry } = useEnteredValues(year);
  const all = isCovered(year) ? limitsOf(year, values) : [];
  const before = isCovered(year - 1) ? limitsOf(year - 1, values) : [];
  const found = all.filter((limit) => words.every((word) => searchable(limit).includes(word)));
  const companies = ({ key }: LimitOfYear) =>
    counted && isYearly(key) ? listAddress(officePath('company-limits.list'), { year, limit_code: [key] }) : null;

  return (
    <Page
      title={`Limity podatkowe ${year}`}
      lead="Limity i stawki z podstawą prawną i źródłem. Wartości jeszcze nieogłoszone są oznaczone „brak danych”; biuro może je wpisać, gdy je pozna, i poprawić te, które się zmieniły."
    >
      <YearPicker year={year} />
      {!isCovered(year) ? (
        <section className="panel">
          <Empty title={`Nie ma tu limitów ${year} roku`}>Tabele zaczynają się od {firstYear} roku.</Empty>
        </section>
      ) : (
        <>
          {counted && <NearLimits year={year} />}
          <section className="panel" aria-labelledby="limits-search">
            <div className="limits-tools">
              <div className="list-search">
                <label htmlFor="limits-search">Szukaj limitu</label>
                <span className="search-box">
                  <Icon name="search" size={18} />
                  <input id="limits-search" type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
                </span>
              </div>
              <p className="quiet" role="status">
                {countOf(found.length, 'pozycja', 'pozycje', 'pozycji')}
              </p>
              {list && (
                <Link className="more" to={list}>
                  Wartości wpisane przez biuro
                </Link>
              )}
            </div>
            {error && (
              <div className="panel-body">
                <Problem error={error} onRetry={retry} />
              </div>
            )}
            {found.length === 0 && (
              <Empty title="Nic nie pasuje do wyszukiwania">Spróbuj innego słowa, na przykład „ryczałt”.</Empty>
            )}
            {Object.entries(LIMIT_GROUPS).map(([group, title]) => {
              const limits = found.filter((limit) => limit.group === group);
              return (
                limits.length > 0 && (
                  <div key={group} className="limits-group">
                    <h2>{title}</h2>
                    <ul>
                      {limits.map((limit) => (
                        <LimitRow
                          key={limit.key}
                          limit={limit}
                          companies={companies(limit)}
                          year={year}
                          before={before.find(({ key }) => key === limit.key)}
                          own={values.filter((value) => value.key === limit.key && value.year === year)}
                          enter={enter}
                        />
                      ))}
                    </ul>
                  </div>
                )
              );
            })}
          </section>
          <Suspense>
            <RatesPanel year={year} />
          </Suspense>
        </>
      )}
    </Page>
  );
}
