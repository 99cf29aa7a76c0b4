import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import type { ScreenProps } from '../../routing/route';
import { CardPreview } from './CardPreview';

/** The card of an owner or partner; a change of their tax or ZUS tells what it does to the obligations. */
export default function PersonEdit({ resource }: ScreenProps) {
  const { id } = useParams();
  return resource && id ? <EditPage key={id} resource={resource} id={id} inside={<CardPreview person={id} />} /> : null;
}
