import { CreatePage } from '../../resource/CreateScreen';
import { NotSubmitted } from './NotSubmitted';

/** Closing working time up to a day, with what has not been sent for approval by then. */
export default function TimeClosingCreate() {
  return <CreatePage inside={<NotSubmitted />} />;
}
