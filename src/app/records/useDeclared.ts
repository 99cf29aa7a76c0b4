import { type RaRecord, useRecordContext, useResourceContext } from 'ra-core';
import type { Resource } from '../../schema';
import { declaredOrThrow } from './declared';

/** The declaration of the records that stand around, by react-admin's resource context, in the firm's words. */
export function useDeclared(): Resource {
  return declaredOrThrow(useResourceContext() ?? '');
}

/** The record that stands around, by react-admin's context, with its declaration; throws where none has come yet. */
export function useShown<Shown extends RaRecord = RaRecord>(): { resource: Resource; record: Shown } {
  const record = useRecordContext<Shown>();
  const resource = useDeclared();
  if (!record) throw new Error(`No record of "${resource.name}" stands here`);
  return { resource, record };
}
