import { countOf } from '../../../lib/text';
import { request } from '../../providers/request';
import type { Period } from './RulePreview';

type Values = Readonly<Record<string, unknown>>;

/**
 * The question about a rule that narrows no companies, or null: an office with thousands would have as many tasks by the morning.
 * `before` is what was saved: what was so already is not asked again.
 */
export async function ofEverybody(values: Values, before?: Values): Promise<string | null> {
  if (!isOfEverybody(values) || (before && isOfEverybody(before))) return null;
  const { json } = await request<{ data: Period[] }>('/api/recurring-tasks/preview', { method: 'POST', body: values });
  const [first] = json.data;
  if (!first) return null;
  const tasks = countOf(first.tasks, 'zadanie', 'zadania', 'zadań');
  return `Zapisać regułę dla wszystkich firm? Nie wskazano, których firm dotyczy. Obejmie dziś ${countOf(first.companies, 'firmę', 'firmy', 'firm')}, a za ${first.name} powstanie ${tasks}.`;
}

function isOfEverybody(rule: Values): boolean {
  const narrows = Object.entries(rule).some(([key, value]) => key.startsWith('for_') && [value ?? []].flat().length > 0);
  return !narrows && rule.scope === 'company' && rule.active !== false;
}
