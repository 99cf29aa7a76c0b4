import { type GetListParams, type RaRecord, useGetList } from 'ra-core';
import { useState } from 'react';
import { same } from './same';

/** The first rows of a list; `more` brings further ones to those that stand, and is null where all are there. */
export function useRowsSoFar<Row extends RaRecord>(
  resource: string,
  asked: Required<Pick<GetListParams, 'filter' | 'sort'>>,
  step: number,
) {
  const [shown, setShown] = useState(step);
  const list = useGetList<Row>(
    resource,
    { ...asked, pagination: { page: 1, perPage: shown } },
    {
      // Rows stay until more of the same list come; those of another company are none of these.
      placeholderData: (before, query) =>
        same((query?.queryKey[2] as Partial<GetListParams> | undefined)?.filter, asked.filter) ? before : undefined,
    },
  );
  const { data, total = 0 } = list;
  return { ...list, more: data && total > data.length ? () => setShown(shown + step) : null };
}
