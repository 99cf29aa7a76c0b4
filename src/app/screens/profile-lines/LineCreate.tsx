import { CreatePage } from '../../resource/CreateScreen';
import { LineInside } from './LineInside';

/** A change of a company's profile from a day on, with what it does to the obligations. */
export default function LineCreate() {
  return <CreatePage inside={<LineInside />} />;
}
