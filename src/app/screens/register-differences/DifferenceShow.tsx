import { RecordPage } from '../../resource/ShowScreen';
import own from './fields';

/** What a register says otherwise than a client's card. */
export default function DifferenceShow() {
  return <RecordPage without={own.shownElsewhere} />;
}
