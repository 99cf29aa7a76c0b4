import { type RaRecord, useGetList } from 'ra-core';
import { companies } from '../../../../resources/companies';
import { users } from '../../../../resources/users';
import { type Option, SelectBox } from '../../fields/SelectBox';
import { useMay } from '../../records/usePermit';

interface KeeperBoxProps {
  value: string;
  onChange: (value: string) => void;
}

/** People of the office, who are few enough to choose from a list; nothing for people who may not list them. */
export function KeeperBox({ value, onChange }: KeeperBoxProps) {
  const may = useMay()('list', users);
  const { data = [] } = useGetList<RaRecord>(
    users.name,
    {
      filter: { isAdmin: true, status: 'active' },
      sort: { field: 'first_name', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: may },
  );
  if (!may) return null;
  const people = data.map(({ id, first_name, last_name }): Option => [String(id), `${first_name} ${last_name}`]);
  return <SelectBox label={companies.fields.owner_id.label} value={value} empty="Wszyscy" options={people} onChange={onChange} />;
}
