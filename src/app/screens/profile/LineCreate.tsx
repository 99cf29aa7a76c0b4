import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';
import { LineInside } from './LineInside';

/** A change of a company's profile from a day on, with what it does to the obligations. */
export default function LineCreate({ resource }: ScreenProps) {
  return resource ? <CreatePage resource={resource} inside={<LineInside />} /> : null;
}
