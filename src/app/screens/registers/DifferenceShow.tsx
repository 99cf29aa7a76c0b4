import { RecordPage } from '../../resource/ShowScreen';

/** What only the server reads: which value it is about, and what it would write. */
const notForPeople = ['subject', 'values'];

/** What a register says otherwise than a client's card. */
export default function DifferenceShow() {
  return <RecordPage without={notForPeople} />;
}
