import { type RaRecord, ShowBase, useShowContext } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../providers/apiError';
import { askedAnew } from '../records/useRecord';

interface ShowRecordProps {
  /** Left out, it is the address's. */
  id?: string | undefined;
  children: ReactNode;
}

/**
 * One record for everything inside, by react-admin's contexts: parts of its page take it with `useShown`. Who is refused stays and reads why,
 * where the stock one would send them to a list.
 */
export function ShowRecord({ id, children }: ShowRecordProps) {
  const { id: addressed } = useParams();
  const wanted = id ?? addressed;
  return wanted ? (
    // An address may be typed in capitals; the record's own id is not.
    <ShowBase key={wanted} id={wanted.toLowerCase()} disableAuthentication={true} queryOptions={asked}>
      {children}
    </ShowBase>
  ) : null;
}

const asked = { ...askedAnew, onError: () => {} };

/** Records as they came by themselves: shown again they lack nothing, while the copies that lists leave may. */
const answered = new WeakSet<RaRecord>();

/**
 * The record around, and why it did not come. One that has gone, or is refused by now, is not shown by the copy that a list left; until `whole`
 * it may be such a copy, which lacks what a list's rows do not hold.
 */
export function useAnswered<Shown extends RaRecord = RaRecord>() {
  const { record, error, refetch, isFetching, isPaused } = useShowContext<Shown>();
  const [whole, setWhole] = useState(!isFetching || (record !== undefined && answered.has(record)));
  if (!whole && !isFetching) setWhole(true);
  useEffect(() => {
    if (record && !isFetching && !isPaused && !error) answered.add(record);
  }, [record, isFetching, isPaused, error]);
  const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404);
  return { record: isRefused ? undefined : record, error, refetch, whole };
}
