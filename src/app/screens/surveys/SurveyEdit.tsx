import { useParams, useSearchParams } from 'react-router';
import type { Resource } from '../../../schema';
import { useDeclared } from '../../records/useDeclared';
import { EditPage } from '../../resource/EditScreen';
import { Builder } from './Builder';

const settings = 'ustawienia';

/** A survey in the making: its questions, or (`?widok=ustawienia`) its addressees and its time. */
export default function SurveyEdit() {
  const resource = useDeclared();
  const { id } = useParams();
  const [query] = useSearchParams();
  if (!id) return null;
  if (query.get('widok') !== settings) return <Builder key={id} id={id} />;
  return <EditPage only={fieldsOf(resource)} />;
}

/** Parts of the form are made with its questions. */
const kept = new WeakMap<Resource, readonly string[]>();
function fieldsOf(resource: Resource): readonly string[] {
  const known = kept.get(resource) ?? Object.keys(resource.fields).filter((key) => key !== 'sections');
  kept.set(resource, known);
  return known;
}
