import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { complaint, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client } from '../support/people';

const stamps = { created_at: '2026-11-18 08:00:00', updated_at: '2026-11-18 08:00:00', version: 1 };
const category = {
  id: id(10),
  ...stamps,
  name: 'KSeF i faktury',
  description: 'Krok po kroku',
  icon: 'file',
  order: 10,
  trainings_count: 1,
};
const mine = {
  id: id(30),
  ...stamps,
  training_id: id(20),
  training: { id: id(20), title: 'KSeF krok po kroku' },
  status: 'started',
  due_on: '2026-12-01',
  progress: 25,
  score: null,
  attempts: 0,
  started_at: '2026-11-18 08:00:00',
  completed_at: null,
  acknowledged_at: null,
  valid_to: null,
  certificate_number: null,
  revision: 1,
  round: 1,
  lessons_seen: [{ lesson: 1 }],
};
const lesson = (title: string) => ({ title, content: null, video_url: null, minutes: 5 });
const training = {
  id: id(20),
  ...stamps,
  category_id: id(10),
  category: { id: id(10), title: 'KSeF i faktury' },
  title: 'KSeF krok po kroku',
  summary: 'Jak wystawić pierwszą fakturę',
  kind: 'course',
  content: null,
  video_url: 'https://film.przyklad.pl/ksef',
  attachment_ids: [],
  lessons: [lesson('Co zmienia KSeF'), lesson('Uprawnienia')],
  duration_minutes: null,
  law_basis: null,
  valid_from: null,
  valid_to: null,
  mandatory: true,
  due_days: 14,
  repeat_months: null,
  rule: 'passed',
  pass_score_percent: 80,
  max_attempts: 2,
  certificate: false,
  acknowledge_text: 'Przeczytałem i rozumiem',
  status: 'published',
  revision: 1,
  quiz_questions: 2,
};
const quiz = [
  { id: id(41), text: 'Kto nadaje numer?', type: 'single', points: 1, options: ['Sprzedawca', 'System'] },
  { id: id(42), text: 'Ułóż kroki', type: 'order', points: 1, options: ['Wyślij', 'Zaloguj'] },
];
type Shown = Record<string, unknown>;

/** The client's page of a training that stands where its own completion says. */
function openTraining(own: Shown | null = mine, more: Record<string, unknown> = {}, under = id(10)) {
  const state = { mine: own };
  const answer = (changes: Shown, besides: Shown = {}) => {
    state.mine = { ...mine, ...state.mine, ...changes };
    return { json: { id: id(20), mine: state.mine, ...besides } };
  };
  const opened = openFirm(`/trainings/${under}/view/${id(20)}`, {
    person: client,
    answers: {
      [`GET /api/training-categories/${id(10)}`]: { json: category },
      [`GET /api/trainings/${id(20)}`]: () => ({ json: { ...training, mine: state.mine, quiz: [], ...more } }),
      [`POST /api/trainings/${id(20)}/actions/read`]: () =>
        answer({ lessons_seen: [{ lesson: 1 }, { lesson: 2 }], progress: 66 }),
      [`POST /api/trainings/${id(20)}/actions/acknowledge`]: () =>
        answer({
          status: 'completed',
          completed_at: '2026-11-20 09:00:00',
          acknowledged_at: '2026-11-20 09:00:00',
          progress: 100,
        }),
      [`POST /api/trainings/${id(20)}/actions/answer`]: () =>
        answer(
          { score: 50, attempts: 1 },
          {
            result: {
              score: 50,
              passed: false,
              exhausted: false,
              verdicts: [
                { id: id(41), right: false, explanations: ['Numer nadaje system'], correct: null },
                { id: id(42), right: true, explanations: [], correct: null },
              ],
            },
          },
        ),
    },
  });
  return opened;
}

test('a training goes on where it was left, and ends with the word that it is understood', async () => {
  const { user, calls } = await openTraining();
  await heading('KSeF krok po kroku');
  expect(await screen.findByRole('heading', { name: 'Uprawnienia' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^1?Co zmienia KSeF, przeczytana|Co zmienia KSeF, przeczytana/ })).toBeVisible();
  const word = screen.getByRole('button', { name: 'Przeczytałem i rozumiem' });
  expect(word).toHaveAttribute('aria-disabled', 'true');
  await user.click(word);
  expect(calls.some(({ path }) => path.endsWith('/actions/acknowledge'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Przeczytane' }));
  await waitFor(() => expect(word).toHaveAttribute('aria-disabled', 'false'));
  expect(calls.find(({ path }) => path.endsWith('/actions/read'))?.body).toEqual({ lesson: 2 });
  await user.click(word);
  expect(await screen.findByText('Szkolenie ukończone 20.11.2026.')).toBeVisible();
});

test('a film opens outside the panel and learns nothing of where it was opened from', async () => {
  await openTraining();
  const film = await screen.findByRole('link', { name: /Obejrzyj film/ });
  expect(film).toHaveAttribute('href', 'https://film.przyklad.pl/ksef');
  expect(film).toHaveAttribute('target', '_blank');
  expect(film).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a test asks one question at a time, moves answers by buttons, and says what was wrong', async () => {
  const { user, calls } = await openTraining(mine, { quiz });
  await user.click(await screen.findByRole('button', { name: 'Rozwiąż test' }));
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(await complaint()).toHaveTextContent('Odpowiedz na to pytanie');
  await user.click(screen.getByRole('radio', { name: 'Sprzedawca' }));
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  const order = await screen.findByRole('group', { name: /Ułóż kroki/ });
  await user.click(within(order).getByRole('button', { name: 'Wyżej: Zaloguj' }));
  expect(
    within(order)
      .getAllByRole('listitem')
      .map((item) => item.firstChild?.textContent),
  ).toEqual(['Zaloguj', 'Wyślij']);
  await user.click(screen.getByRole('button', { name: 'Sprawdź odpowiedzi' }));
  expect(await screen.findByText('Twój wynik: 50%.')).toBeVisible();
  expect(screen.getByText('Numer nadaje system')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/actions/answer'))?.body).toEqual({
    answers: { [id(41)]: [0], [id(42)]: [1, 0] },
  });
  expect(await screen.findByText('Została 1 próba')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spróbuj jeszcze raz' })).toBeVisible();
});

test('who has no try left is told so and offered none', async () => {
  await openTraining({ ...mine, status: 'failed', attempts: 2, score: 50 }, { quiz });
  expect(await screen.findByText(/Nie ma już więcej prób/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /test|Spróbuj/ })).toBeNull();
});

test('a link that knew the training alone is led to its category', async () => {
  await openTraining(mine, {}, id(20));
  await heading('KSeF krok po kroku');
  expect(location.pathname).toBe(`/trainings/${id(10)}/view/${id(20)}`);
  const crumbs = screen.getByRole('navigation', { name: 'Okruszki' });
  expect(await within(crumbs).findByRole('link', { name: 'KSeF i faktury' })).toHaveAttribute('href', `/trainings/${id(10)}`);
});

test('categories say how much is behind one, and what must be done comes first', async () => {
  await openFirm('/trainings', {
    person: client,
    answers: {
      'GET /api/training-categories/': page([category]),
      'GET /api/trainings/': page([training, { ...training, id: id(21), title: 'Paragony' }]),
      'GET /api/training-completions/': ({ query }) =>
        page(
          query.get('filters') ? [mine] : [mine, { ...mine, id: id(31), training_id: id(21), status: 'completed', due_on: null }],
        ),
    },
  });
  const first = await screen.findByRole('region', { name: 'Szkolenia do ukończenia' });
  expect(within(first).getByRole('link', { name: 'KSeF krok po kroku' })).toBeVisible();
  expect(first).toHaveTextContent('do 01.12.2026');
  expect(await screen.findByText('Ukończone 1 z 2')).toBeVisible();
});

test('a question asks for what its kind needs and sends nothing of another', async () => {
  const training = { id: id(1), version: 1, title: 'KSeF', category_id: id(2) };
  const { user, to } = await openFirm(`/dashboard/training-questions/new?training_id=${id(1)}`, {
    answers: {
      'GET /api/trainings/': page([training]),
      'POST /api/training-questions': { json: { id: id(9), version: 1, text: 'Ile?' } },
    },
  });
  await heading('Nowe pytanie');
  expect(screen.getByRole('group', { name: 'Odpowiedzi' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Poprawna liczba' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Dodaj pozycję/ }));
  expect(screen.getByRole('checkbox', { name: 'Poprawna' })).not.toBeChecked();

  const kind = screen.getByRole('combobox', { name: /Rodzaj pytania/ });
  await user.selectOptions(kind, 'order');
  expect(screen.queryByRole('checkbox', { name: 'Poprawna' })).toBeNull();
  await user.selectOptions(kind, 'number');
  expect(screen.queryByRole('group', { name: 'Odpowiedzi' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^Pytanie/ }), 'Ile?');
  await user.type(screen.getByRole('textbox', { name: 'Poprawna liczba' }), '23');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(to('POST /api/training-questions')).toHaveLength(1));
  expect(to('POST /api/training-questions')[0]?.body).toMatchObject({ type: 'number', options: [], is_true: null });
});
