import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inAll } from '../../support/inAll';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant } from '../support/people';

const rule = {
  id: id(1),
  version: 1,
  name: 'JPK_V7M i zapłata VAT',
  kind: 'statutory',
  code: 'jpk_v7m',
  active: true,
  category: 'tax',
  scope: 'company',
  frequency: 'monthly',
  due_day: 25,
  due_month_offset: 1,
  shift_rule: 'next_working',
  lead_days: 10,
  assignee_rule: 'owner',
  priority: 'normal',
  skip_when_suspended: true,
  valid_from: '2026-01-01',
};
const periods = [
  { period: '2026-11', name: 'listopad 2026', companies: 312, tasks: 312, nominal: '2026-12-25', due: '2026-12-28' },
];
const worker = { ...accountant, access: accountant.access.filter((area) => area === 'tasks'), roles: ['worker-tasks' as const] };

test('a rule’s form tells before saving how many companies it takes in and when it is first due', async () => {
  const { user, to } = await openFirm('/dashboard/recurring-tasks/new', {
    answers: { 'POST /api/recurring-tasks/preview': { json: { data: periods } } },
  });
  await heading('Nowa reguła');
  await user.type(await screen.findByLabelText(/^Nazwa/), 'Uzgodnienie');
  await user.click(screen.getByRole('button', { name: 'Sprawdź' }));
  const panel = await screen.findByRole('region', { name: 'Co powstanie' });
  expect(await within(panel).findByRole('listitem')).toHaveTextContent(
    'za listopad 2026: 312 firm, 312 zadań, pierwszy termin 28.12.2026 (przesunięty z 25.12.2026)',
  );
  expect(to('POST /api/recurring-tasks/preview')[0]?.body).toMatchObject({ name: 'Uzgodnienie', frequency: 'monthly' });
});

test('a rule that narrows no companies is asked about with what it would make, and one that does is saved', async () => {
  const { user, to } = await openFirm('/dashboard/recurring-tasks/new', {
    answers: {
      'POST /api/recurring-tasks/preview': { json: { data: periods } },
      'POST /api/recurring-tasks': { status: 201, json: { ...rule, id: id(2), kind: 'own', name: 'Uzgodnienie' } },
    },
  });
  await heading('Nowa reguła');
  await user.type(await screen.findByLabelText(/^Nazwa/), 'Uzgodnienie');
  await user.type(screen.getByLabelText(/^Dzień terminu/), '10');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  const question = await screen.findByRole('dialog', { name: 'Zapisać regułę dla wszystkich firm?' });
  expect(question).toHaveTextContent(/Obejmie dziś 312.firm, a za listopad 2026 powstanie 312.zadań/);
  await user.click(within(question).getByRole('button', { name: /^(Anuluj|Wróć)/ }));
  expect(await screen.findByText(/Nic nie zapisano/)).toBeVisible();
  expect(to('POST /api/recurring-tasks')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(to('POST /api/recurring-tasks')).toHaveLength(1));
});

inAll(
  'a rule that stops narrowing its companies is asked about before it is saved',
  'app/screens/recurringTasks.test.tsx',
  async () => {
    const own = { ...rule, kind: 'own', code: null, name: 'Uzgodnienie', for_vat: ['monthly'] };
    const answers = {
      [`GET /api/recurring-tasks/${id(1)}`]: { json: own },
      'PUT /api/recurring-tasks/': { json: { ...own, version: 2 } },
      'POST /api/recurring-tasks/preview': { json: { data: periods } },
    };
    const { user, to } = await openFirm(`/dashboard/recurring-tasks/${id(1)}/edit`, { answers });
    await heading('Edycja reguły: Uzgodnienie');
    await user.click(await screen.findByRole('checkbox', { name: 'Czynny, miesięcznie' }));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    const question = await screen.findByRole('dialog', { name: 'Zapisać regułę dla wszystkich firm?' });
    expect(to('PUT /api/recurring-tasks/')).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(to('PUT /api/recurring-tasks/')).toHaveLength(1));
  },
);

test('a rule of the law offers what is the office’s to say, and not its day', async () => {
  await openFirm(`/dashboard/recurring-tasks/${id(1)}/edit`, {
    answers: { [`GET /api/recurring-tasks/${id(1)}`]: { json: rule } },
  });
  await heading('Edycja reguły: JPK_V7M i zapłata VAT');
  expect(await screen.findByLabelText(/Utwórz na ile dni przed/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/Dzień terminu/)).toBeNull();
});

test('generation tells what came of it; a worker reads rules and makes nothing', async () => {
  const answers = {
    'GET /api/recurring-tasks/': page([rule]),
    'POST /api/recurring-tasks/generate': { json: { data: { companies: 40, tasks: 3, rules: {} } } },
  };
  const { user } = await openFirm('/dashboard/recurring-tasks', { answers });
  await user.click(await screen.findByRole('button', { name: 'Wygeneruj teraz' }));
  expect(await screen.findByText('Utworzono: 3 nowe zadania (40 firm)')).toBeInTheDocument();
});

test('P16: a worker reads rules without a way to make them', async () => {
  await openFirm('/dashboard/recurring-tasks', { person: worker, answers: { 'GET /api/recurring-tasks/': page([rule]) } });
  expect(await screen.findByText('JPK_V7M i zapłata VAT')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Wygeneruj teraz' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Nowa reguła' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /Aktywna/ })).toBeNull();
});
