import { RecordPage } from '../../resource/ShowScreen';
import { shownElsewhere } from '../shownElsewhere';

/** What a register says otherwise than a client's card. */
export default function DifferenceShow() {
  return <RecordPage without={shownElsewhere['register-differences']} />;
}
