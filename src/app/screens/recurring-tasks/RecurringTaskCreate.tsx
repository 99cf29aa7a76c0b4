import { CreatePage } from '../../resource/CreateScreen';
import { FormPreview } from './FormPreview';
import { ofEverybody } from './ofEverybody';

/** A rule of the office's own, with what it would make. */
export default function RecurringTaskCreate() {
  return <CreatePage inside={<FormPreview />} asks={ofEverybody} />;
}
