import { useParams } from 'react-router';
import { RecordPage } from '../../resource/ShowScreen';
import type { ScreenProps } from '../../routing/route';

/** What only the server reads: which value it is about, and what it would write. */
const notForPeople = ['subject', 'values'];

/** What a register says otherwise than a client's card. */
export default function DifferenceShow({ resource }: ScreenProps) {
  const { id } = useParams();
  return resource && id ? <RecordPage key={id} resource={resource} id={id} without={notForPeople} /> : null;
}
