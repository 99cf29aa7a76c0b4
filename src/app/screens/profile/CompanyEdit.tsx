import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import type { ScreenProps } from '../../routing/route';
import { CardPreview } from './CardPreview';

/** A company's card; a change of its profile tells what it does to the obligations. */
export default function CompanyEdit({ resource }: ScreenProps) {
  const { id } = useParams();
  return resource && id ? <EditPage key={id} resource={resource} id={id} inside={<CardPreview company={id} />} /> : null;
}
