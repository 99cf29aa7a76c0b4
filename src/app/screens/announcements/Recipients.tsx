import { type RaRecord, useGetList } from 'ra-core';
import { useState } from 'react';
import { resources } from '../../../../resources';
import { readFilters, writeFilters } from '../../../contract/listQuery';
import { countOf } from '../../../lib/text';
import { type Resource, type TypeName, typeOf } from '../../../schema';
import { filters } from '../../fields/filters';
import { MainButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { Tick } from '../../kit/Tick';
import { useDeed } from '../../kit/useDeed';
import { Pending } from '../../layout/Pending';
import { type FilterValues, toTerms, toValues } from '../../providers/filters';
import { request } from '../../providers/request';
import type { Answered } from '../../records/answered';
import { PanelTheme } from '../../theme/PanelTheme';
import '../messages/messages.css';

export type Announcement = Answered<typeof resources.announcements, 'audience' | 'excluded'>;
interface Left {
  company_id: string;
}

const companies: Resource = resources.companies;
const keys = ['status', 'company_type', 'taxation_form', 'vat_status', 'accounting_type', 'employs', 'owner_id'];
/** Companies shown at once. */
const shown = 50;

/** Addressees of a draft: conditions, their number, their names, and those left out. */
export function Recipients({ announcement }: { announcement: Announcement }) {
  const [values, setValues] = useState<FilterValues>(() => toValues(readFilters(announcement.audience ?? '') ?? []));
  const [left, setLeft] = useState<readonly Left[]>(announcement.excluded ?? []);
  const { deed, doing: saving } = useDeed({ changes: ['announcements'] });
  const { data, total, error, refetch } = useGetList<RaRecord>('companies', {
    filter: values,
    sort: { field: 'title', order: 'ASC' },
    pagination: { page: 1, perPage: shown },
  });
  const audience = writeFilters(toTerms(values)) || null;
  const changed =
    audience !== (announcement.audience ?? null) || JSON.stringify(left) !== JSON.stringify(announcement.excluded ?? []);

  const save = () =>
    deed(async () => {
      await request(`/api/announcements/${announcement.id}/actions/recipients`, {
        method: 'POST',
        body: { audience, excluded: left },
      });
      return 'Odbiorcy zapisani';
    });
  const isLeft = (id: string) => left.some(({ company_id }) => company_id === id);
  const toggle = (id: string) =>
    setLeft((all) => (isLeft(id) ? all.filter(({ company_id }) => company_id !== id) : [...all, { company_id: id }]));

  return (
    <Panel
      title="Do kogo trafi"
      beside={
        total !== undefined && (
          <span className="quiet" role="status">
            {countOf(total, 'firma spełnia', 'firmy spełniają', 'firm spełnia')} warunki
            {left.length > 0 && `, ${countOf(left.length, 'pominięta', 'pominięte', 'pominiętych')}`}
          </span>
        )
      }
      below={true}
    >
      <div className="panel-body recipients">
        <PanelTheme>
          <div className="filter-grid">
            {keys.map((key) => {
              const field = companies.fields[key];
              const Filter = field && filters[typeOf(field).name as TypeName];
              return Filter ? (
                <Filter
                  key={key}
                  field={field}
                  source={key}
                  values={values}
                  onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
                />
              ) : null;
            })}
          </div>
        </PanelTheme>
        {!data ? (
          <Pending error={error} refetch={refetch} lines={4} />
        ) : (
          <fieldset className="recipient-list">
            <legend className="plain-label">Odznacz firmy, do których nie wysyłać</legend>
            {data.map((record) => {
              const id = String(record.id);
              return <Tick key={id} label={String(record.title)} checked={!isLeft(id)} onTick={() => toggle(id)} />;
            })}
            {(total ?? 0) > data.length && (
              <p className="quiet">i {(total ?? 0) - data.length} dalszych; zawęź warunki, aby je zobaczyć</p>
            )}
          </fieldset>
        )}
        <p>
          <MainButton disabled={!changed} aria-disabled={saving} onClick={() => void save()}>
            Zapisz odbiorców
          </MainButton>
          {changed && <span className="quiet"> Zapisz przed wysłaniem.</span>}
        </p>
      </div>
    </Panel>
  );
}
