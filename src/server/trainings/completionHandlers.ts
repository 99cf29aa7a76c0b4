import { resources } from '../../../resources';
import { formatDate, toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import { conflict } from '../errors';
import { defineHandlers } from '../handlers/define';
import type { Paper } from '../paper/paper';
import type { Scope } from '../scope';
import type { Completion } from './records';

/** What somebody has learnt, and the paper that says so. */
export const trainingCompletions = defineHandlers(resources['training-completions'], {
  papers: { certificate },
});

async function certificate(
  record: Partial<Completion> & { id: string },
  { scope, db }: { scope: Scope; db: Pick<Tx, 'query'> },
): Promise<Paper> {
  if (!record.certificate_number || !record.completed_at)
    throw conflict('Zaświadczenie będzie gotowe po ukończeniu szkolenia.', undefined, 'not_done');
  const [row] = await db.query<{ person: string; title: string; minutes: number | null; law: string | null }>({
    name: 'trainings.certificate',
    text: `select u.first_name || ' ' || u.last_name as person, t.title, t.duration_minutes as minutes, t.law_basis as law
      from training_completions c join users u on u.tenant_id = c.tenant_id and u.id = c.user_id
      join trainings t on t.tenant_id = c.tenant_id and t.id = c.training_id where c.tenant_id = $1 and c.id = $2`,
    values: [scope.tenant.id, record.id],
  });
  const office = scope.tenant.config.tenant.name;
  const facts = [
    ['Ukończono', formatDate(record.completed_at.slice(0, 10))],
    ...(typeof record.score === 'number' ? [['Wynik testu', `${record.score}%`]] : []),
    ...(row?.minutes ? [['Czas trwania', `${row.minutes} min`]] : []),
    ...(record.valid_to ? [['Ważne do', formatDate(record.valid_to)]] : []),
    ...(row?.law ? [['Podstawa prawna', row.law]] : []),
  ];
  return {
    title: 'Zaświadczenie o ukończeniu szkolenia',
    name: `Zaswiadczenie ${record.certificate_number.replaceAll('/', '-')}`,
    lead: `Nr ${record.certificate_number}`,
    foot: `${office} · ${formatDate(toWarsaw(scope.now).slice(0, 10))}`,
    content: [
      { text: row?.person ?? '', style: 'big', margin: [0, 30, 0, 6] },
      { text: 'ukończył(a) szkolenie', margin: [0, 0, 0, 6] },
      { text: row?.title ?? '', style: 'heading', margin: [0, 0, 0, 24] },
      ...facts.map(([label, value]) => ({ text: [{ text: `${label}: `, color: '#46566b' }, value ?? ''] })),
      { text: `Wystawca: ${office}`, style: 'quiet', margin: [0, 40, 0, 0] },
    ],
  };
}
