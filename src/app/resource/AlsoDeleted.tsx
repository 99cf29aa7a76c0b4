import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';
import type { DeletionPreview } from '../../contract/deletion';
import { request } from '../providers/request';
import { saidBy } from '../providers/saidBy';
import { declared } from '../records/declared';
import { countedOf } from '../records/doneText';
import { useDeclared } from '../records/useDeclared';

/** What a deletion takes along, asked of the server before it is done; what does not let the records go stands in its place. */
export function AlsoDeleted({ ids }: { ids: readonly Identifier[] }) {
  const resource = useDeclared();
  const { data, error } = useQuery({
    queryKey: [resource.name, 'deletion', ids],
    queryFn: async () => {
      const { json } = await request<{ data: DeletionPreview }>(`/api/${resource.name}/deletion`, {
        method: 'POST',
        body: { ids },
      });
      return json.data;
    },
    retry: false,
    gcTime: 0,
  });
  const along = (data?.along ?? []).flatMap(({ resource: name, count }) => {
    const other = declared(name);
    return other ? [countedOf(other, count)] : [];
  });
  return (
    <>
      <div role="status">
        {data?.held && <p className="fault">{data.held}</p>}
        {error && <p className="fault">{saidBy(error)}</p>}
        {along.length > 0 && (
          <p>
            Razem z {ids.length === 1 ? 'tą pozycją' : 'tymi pozycjami'} znikną: {along.join(', ')}.
          </p>
        )}
      </div>
      <p>
        Zaraz po usunięciu można to cofnąć; później przywróci je osoba z uprawnieniem do usuwania.
        {along.length > 0 && ' Wraca wtedy wszystko, co zniknęło razem.'}
      </p>
    </>
  );
}
