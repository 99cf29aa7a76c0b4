import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';
import { NotSubmitted } from './NotSubmitted';

/** Closing working time up to a day, with what has not been sent for approval by then. */
export default function TimeClosingCreate({ resource }: ScreenProps) {
  return resource ? <CreatePage resource={resource} inside={<NotSubmitted />} /> : null;
}
