import type { RaRecord } from 'ra-core';
import type { Resource } from '../../schema';
import { PaperButton } from './PaperButton';

/** What a record can be printed as, a button each. */
export function PaperButtons({ resource, record }: { resource: Resource; record: RaRecord }) {
  return Object.entries(resource.papers ?? {}).map(([paper, label]) => (
    <PaperButton key={paper} resource={resource.name} id={String(record.id)} paper={paper} label={label} />
  ));
}
