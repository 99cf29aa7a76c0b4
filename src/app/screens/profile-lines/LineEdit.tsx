import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import { LineInside } from './LineInside';

/** A line of a company's profile, with what its correction does to the obligations. */
export default function LineEdit() {
  const { id } = useParams();
  return <EditPage inside={<LineInside id={id} />} />;
}
