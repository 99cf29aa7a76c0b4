import { useGetList } from 'ra-core';
import { companies } from '../../../../resources/companies';
import type { ProposedField } from '../../../domain/registers/proposal';
import { Notice } from '../../kit/Notice';
import { LinkTo } from '../../resource/RecordLink';

/** A company with this NIP that the office has already: said before the rest is filled in. */
export function KnownAlready({ fields }: { fields: readonly ProposedField[] }) {
  const nip = fields.find(({ field }) => field === 'vat_number')?.value;
  const { data } = useGetList(
    companies.name,
    { filter: { vat_number: nip }, pagination: { page: 1, perPage: 1 }, sort: { field: 'title', order: 'ASC' } },
    { enabled: nip !== undefined },
  );
  const [known] = nip === undefined ? [] : (data ?? []);
  if (!known) return null;
  return (
    <Notice role="alert" severity="warning">
      Ta firma jest już w biurze:{' '}
      <LinkTo resource={companies} record={known}>
        {String(known.title)}
      </LinkTo>
      .
    </Notice>
  );
}
