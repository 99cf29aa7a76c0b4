import { countOf } from '../../../lib/text';
import { request } from '../../providers/request';
import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';
import { FormPreview } from './FormPreview';
import type { Period } from './RulePreview';

/** A rule of the office's own, with what it would make. */
export default function RecurringTaskCreate({ resource }: ScreenProps) {
  return resource ? <CreatePage resource={resource} inside={<FormPreview />} asks={ofEverybody} /> : null;
}

/** Asks about a rule that narrows no companies: an office with thousands would have as many tasks by the morning. */
async function ofEverybody(values: Readonly<Record<string, unknown>>): Promise<string | null> {
  const narrows = Object.entries(values).some(([key, value]) => key.startsWith('for_') && [value ?? []].flat().length > 0);
  if (narrows || values.scope !== 'company' || values.active === false) return null;
  const { json } = await request<{ data: Period[] }>('/api/recurring-tasks/preview', { method: 'POST', body: values });
  const [first] = json.data;
  if (!first) return null;
  const tasks = countOf(first.tasks, 'zadanie', 'zadania', 'zadań');
  return `Zapisać regułę dla wszystkich firm? Nie wskazano, których firm dotyczy. Obejmie dziś ${countOf(first.companies, 'firmę', 'firmy', 'firm')}, a za ${first.name} powstanie ${tasks}.`;
}
