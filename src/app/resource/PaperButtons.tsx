import { useShown } from '../records/useDeclared';
import { PaperButton } from './PaperButton';

/** What the record around can be printed as, a button each. */
export function PaperButtons() {
  const { resource, record } = useShown();
  return Object.entries(resource.papers ?? {}).map(([paper, label]) => (
    <PaperButton key={paper} resource={resource.name} id={String(record.id)} paper={paper} label={label} />
  ));
}
