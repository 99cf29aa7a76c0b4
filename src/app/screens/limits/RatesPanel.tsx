import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { LIMIT_CERTAINTY } from '../../../domain/limits/describe';
import { ARREARS_BASIS, ARREARS_CHECKED_TO, arrearsRates, isUnchecked } from '../../../domain/payments/arrearsRates';
import { formatDate } from '../../../lib/dates';
import { formatPercent } from '../../../lib/numbers';
import { Panel } from '../../kit/Panel';
import type { Answered } from '../../records/answered';
import { usePaths } from '../../records/paths';
import { useMay } from '../../records/usePermit';
import { useToday } from '../../records/useToday';

const resource = resources['interest-rates'];
type Kept = Answered<typeof resource, 'valid_from' | 'rate' | 'source'>;

/** The rates of interest on tax arrears in force in a year, each from its day, with those that the office entered. */
export default function RatesPanel({ year }: { year: number }) {
  const today = useToday();
  const paths = usePaths(resource);
  const { data = [] } = useGetList<Kept>(
    resource.name,
    { filter: {}, sort: { field: 'valid_from', order: 'DESC' }, pagination: { page: 1, perPage: 100 } },
    { enabled: useMay()('list', resource), onError: () => {} },
  );
  const own = data.map(
    ({ valid_from, rate, source }) => ({ from: valid_from, percent: rate / 100, certainty: 'office', source }) as const,
  );
  const all = arrearsRates(own);
  const first = all.findLast(({ from }) => from <= `${year}-01-01`)?.from ?? '';
  const shown = all.filter(({ from }) => first <= from && from <= `${year}-12-31`);
  const [list, create] = [paths.list(), paths.create()];
  return (
    <Panel
      title={<>Stawki odsetek za zwłokę {year}</>}
      beside={
        list && (
          <Link className="more" to={list}>
            Stawki wpisane przez biuro
          </Link>
        )
      }
    >
      <div className="panel-body">
        <ul>
          {shown.map(({ from, percent, certainty, source }) => (
            <li key={from}>
              <strong className="number">{formatPercent(percent)}</strong> od {formatDate(from)}{' '}
              <span className="quiet">
                ({LIMIT_CERTAINTY[certainty]}; {source})
              </span>
            </li>
          ))}
        </ul>
        <p className="quiet">{ARREARS_BASIS}.</p>
        {isUnchecked(today, all) && (
          <p>
            Od {formatDate(ARREARS_CHECKED_TO)} panel nie zna nowszych obwieszczeń.{' '}
            {create && (
              <Link className="more" to={create}>
                Wpisz stawkę odsetek
              </Link>
            )}
          </p>
        )}
      </div>
    </Panel>
  );
}
