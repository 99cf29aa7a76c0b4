import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';
import { FormPreview } from './FormPreview';
import { ofEverybody } from './ofEverybody';

/** A rule of the office's own, with what it would make. */
export default function RecurringTaskCreate({ resource }: ScreenProps) {
  return resource ? <CreatePage resource={resource} inside={<FormPreview />} asks={ofEverybody} /> : null;
}
