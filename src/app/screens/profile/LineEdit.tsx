import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import type { ScreenProps } from '../../routing/route';
import { LineInside } from './LineInside';

/** A line of a company's profile, with what its correction does to the obligations. */
export default function LineEdit({ resource }: ScreenProps) {
  const { id } = useParams();
  return resource && id ? <EditPage key={id} resource={resource} id={id} inside={<LineInside id={id} />} /> : null;
}
