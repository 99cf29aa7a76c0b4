import { useGetList, useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { companies } from '../../../../resources/companies';
import { companyPersons } from '../../../../resources/companyPersons';
import { profileLines } from '../../../../resources/profileLines';
import { formatDate } from '../../../lib/dates';
import { Notice } from '../../kit/Notice';
import type { Answered } from '../../records/answered';
import { PanelTheme } from '../../theme/PanelTheme';

type Line = Answered<typeof profileLines, 'person_id' | 'valid_from'> & { state: string };

const few = { page: 1, perPage: 100 };

/** In the form of a new owner: the dated ZUS lines of a one-person business that become theirs, told before it is saved. */
export function TakenLines() {
  const [company_id, role] = useWatch({ name: ['company_id', 'role'] }) as (string | null)[];
  const id = company_id ?? '';
  const asked = { enabled: id !== '' && role === 'owner' };
  const { data: company } = useGetOne(companies.name, { id }, asked);
  const sort = { field: 'valid_from', order: 'ASC' } as const;
  const { data: lines = [] } = useGetList<Line>(
    profileLines.name,
    { filter: { company_id: id, subject: 'zus' }, pagination: few, sort },
    asked,
  );
  const { total: owners } = useGetList(
    companyPersons.name,
    {
      filter: { company_id: id, role: 'owner' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'last_name', order: 'ASC' },
    },
    asked,
  );
  // The list has what stands from the beginning last.
  const taken = lines
    .filter(({ person_id }) => person_id === null)
    .toSorted((one, other) => (one.valid_from ?? '').localeCompare(other.valid_from ?? ''));
  if (!asked.enabled || company?.company_type !== 'jdg' || owners !== 0 || taken.length === 0) return null;
  return (
    <PanelTheme>
      <Notice role="alert" severity="info" sx={{ mt: 2 }}>
        Po zapisaniu wpisy ZUS firmy przejdą na tę osobę:{' '}
        {taken
          .map(({ state, valid_from }) => `${state} ${valid_from ? `od ${formatDate(valid_from)}` : 'od początku'}`)
          .join('; ')}
        . Inny schemat wpisany wyżej z dniem w „Schemat od” dołączy do nich.
      </Notice>
    </PanelTheme>
  );
}
