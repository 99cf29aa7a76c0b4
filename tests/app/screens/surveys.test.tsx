import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answering } from '../../../src/contract/surveys/answering';
import { blankQuestion, type Question } from '../../../src/contract/surveys/question';
import { surveyTemplates } from '../../../src/contract/surveys/templates';
import { inAll } from '../../support/inAll';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client } from '../support/people';
import type { Call } from '../support/wire';

const stamps = { created_at: '2026-11-18 08:00:00', updated_at: '2026-11-18 08:00:00', version: 1 };
const ask = (key: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  ...blankQuestion,
  key,
  label: `Pytanie ${key}`,
  type,
  ...more,
});
const survey: Answering = {
  id: id(7),
  survey_id: id(1),
  title: 'Dane do PIT',
  description: null,
  company: 'Piekarnia Kłos',
  closes_at: null,
  state: 'started',
  open: true,
  anonymous: false,
  thank_you: 'Dziękujemy!',
  sections: [
    { key: 'a', title: 'Rodzina' },
    { key: 'b', title: 'Kontakt' },
  ],
  questions: [
    ask('dzieci', 'yes_no', { required: true, section: 'a' }),
    ask('ile', 'number', { required: true, section: 'a', visible_if: [{ question: 'dzieci', test: 'is', value: 'tak' }] }),
    ask('nip', 'nip', { section: 'b' }),
  ],
  answers: {},
  opens: [],
  saved_at: null,
  changed: false,
  allow_edit_until_close: false,
  files: {},
  results: false,
};
const mine = `/api/surveys/mine/${id(7)}`;
const firm = { switches: { clientSurveys: true } };

/** A survey as the server has it: sent in, it stays so. */
function asSubmitted(json: object) {
  let now = json;
  const submitted = { ...json, state: 'submitted', open: false };
  return {
    get: () => ({ json: now }),
    submit: () => {
      now = submitted;
      return { json: submitted };
    },
  };
}

test('a survey is answered part by part: conditions open questions, each fault stands at its own, each answer is kept, and thanks follow', async () => {
  const server = asSubmitted(survey);
  const { user, to } = await openFirm(`/surveys/${id(7)}`, {
    person: client,
    firm,
    answers: {
      [`GET ${mine}`]: server.get,
      [`PUT ${mine}`]: { json: survey },
      [`POST ${mine}/submit`]: server.submit,
      'GET /api/surveys/mine': { json: { data: [] } },
    },
  });
  await heading('Dane do PIT');
  expect(screen.queryByLabelText(/Pytanie ile/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(await screen.findByText('To pole jest wymagane')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Tak' })).toHaveFocus();

  await user.click(screen.getByRole('radio', { name: 'Tak' }));
  await user.type(screen.getByLabelText('Pytanie ile'), '2');
  await waitFor(() => expect(to(`PUT ${mine}`).at(-1)?.body).toMatchObject({ answers: { ile: '2' } }));
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(await screen.findByRole('heading', { name: /Kontakt/ })).toHaveFocus();
  await user.type(screen.getByLabelText(/Pytanie nip/), '5260250275');
  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedzi' }));
  expect(await screen.findByText('NIP ma błędną cyfrę kontrolną')).toBeVisible();
  expect(to(`POST ${mine}/submit`)).toHaveLength(0);

  await user.clear(screen.getByLabelText(/Pytanie nip/));
  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedzi' }));
  expect(await screen.findByText('Dziękujemy!')).toBeVisible();
});

test('I01: answers without a network wait on the device in one piece, and the word that all is answered goes after them', async () => {
  let dead = false;
  const order: string[] = [];
  const server = asSubmitted(survey);
  const answer = (name: string, take: () => { json: object }) => () => {
    if (dead) return new TypeError('Failed to fetch');
    order.push(name);
    return take();
  };
  const { user, to } = await openFirm(`/surveys/${id(7)}`, {
    person: client,
    firm,
    answers: {
      [`GET ${mine}`]: server.get,
      [`PUT ${mine}`]: answer('answers', server.get),
      [`POST ${mine}/submit`]: answer('submit', server.submit),
      'GET /api/surveys/mine': { json: { data: [] } },
    },
  });
  await heading('Dane do PIT');
  dead = true;
  await user.click(screen.getByRole('radio', { name: 'Tak' }));
  expect(await screen.findByText(/odpowiedzi czekają na tym urządzeniu i zapiszą się same/)).toBeVisible();
  await user.type(screen.getByLabelText('Pytanie ile'), '2');
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  await screen.findByRole('heading', { name: /Kontakt/ });
  const send = screen.getByRole('button', { name: 'Wyślij odpowiedzi' });
  await user.click(send);
  const unsent = await screen.findByRole('list', { name: 'Niewysłane odpowiedzi' });
  await waitFor(() => expect(within(unsent).getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
  dead = false;
  const [now] = within(unsent).getAllByRole('button', { name: /^Wyślij teraz/ });
  if (now) await user.click(now);
  expect(await screen.findByText('Dziękujemy!')).toBeVisible();
  expect(order).toEqual(['answers', 'submit']);
  expect(to(`PUT ${mine}`).at(-1)?.body).toMatchObject({ answers: { ile: '2' } });
});

test('P08, P23: a PESEL that was kept stands masked; whoever may opens it, anybody gives another, and what is left is not asked again', async () => {
  const closed = {
    ...survey,
    sections: [],
    questions: [ask('pesel', 'pesel', { required: true }), ask('konto', 'bank_account', { required: true })],
    answers: { pesel: '*******1359', konto: '*******2874' },
    opens: ['pesel'],
  };
  const server = asSubmitted(closed);
  const { user, to } = await openFirm(`/surveys/${id(7)}`, {
    person: client,
    firm,
    answers: {
      [`GET ${mine}`]: server.get,
      [`PUT ${mine}`]: { json: closed },
      [`POST ${mine}/reveal`]: { json: { data: { value: '44051401359' } } },
      [`POST ${mine}/submit`]: server.submit,
      'GET /api/surveys/mine': { json: { data: [] } },
    },
  });
  await heading('Dane do PIT');
  expect(await screen.findByText('*******2874')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pokaż Pytanie konto' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pokaż Pytanie pesel' }));
  expect(await screen.findByText('44051401359')).toBeVisible();
  expect(to(`POST ${mine}/reveal`)[0]?.body).toEqual({ field: 'answers.pesel' });

  await user.click(screen.getByRole('button', { name: 'Zmień Pytanie konto' }));
  expect(screen.getByLabelText('Pytanie konto')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Zostaw *******2874' }));
  await user.click(screen.getByRole('button', { name: 'Zmień Pytanie konto' }));
  await user.click(screen.getByLabelText('Pytanie konto'));
  await user.paste('61109010140000071219812874');
  await waitFor(() => expect(to(`PUT ${mine}`).at(-1)?.body).toEqual({ answers: { konto: '61109010140000071219812874' } }));
  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedzi' }));
  expect(await screen.findByText('Dziękujemy!')).toBeVisible();
});

test('P23: the office reads closed answers masked, and opens them with the grant alone', async () => {
  const row = {
    id: id(5),
    ...stamps,
    survey_id: id(1),
    survey: { id: id(1), title: 'Dane do PIT' },
    status: 'new',
    task_id: null,
    proposals: [],
  };
  const answered = [
    { key: 'pesel', label: 'PESEL', type: 'pesel', text: '*******1359', closed: 'answers.pesel', opens: true },
    { key: 'konto', label: 'Rachunek', type: 'bank_account', text: '*******2874', closed: 'answers.konto', opens: false },
  ];
  const { user, to } = await openFirm(`/dashboard/survey-responses/${id(5)}`, {
    answers: {
      [`GET /api/survey-responses/${id(5)}`]: { json: { ...row, answered } },
      [`POST /api/survey-responses/${id(5)}/reveal`]: { json: { data: { value: '44051401359' } } },
    },
  });
  expect(await screen.findByText('*******2874')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pokaż Rachunek' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pokaż PESEL' }));
  expect(await screen.findByText('44051401359')).toBeVisible();
  expect(to(`POST /api/survey-responses/${id(5)}/reveal`)[0]?.body).toEqual({ field: 'answers.pesel' });
});

test('it goes on where it was left', async () => {
  const left = { ...survey, answers: { dzieci: true, ile: 3 } };
  const { user } = await openFirm(`/surveys/${id(7)}`, { person: client, firm, answers: { [`GET ${mine}`]: { json: left } } });
  await heading('Dane do PIT');
  expect(await screen.findByRole('radio', { name: 'Tak' })).toBeChecked();
  expect(screen.getByLabelText('Pytanie ile')).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(await screen.findByRole('heading', { name: /Kontakt/ })).toBeVisible();
});

test('the builder adds a question, puts it in order by keyboard, makes a condition in words, and tells what is wrong before it saves', async () => {
  const draft = {
    id: id(1),
    ...stamps,
    title: 'Opinia',
    status: 'draft',
    anonymous: false,
    sections: [],
    locked: false,
    questions: [ask('dzieci', 'yes_no')],
  };
  const { user, to } = await openFirm(`/dashboard/surveys/${id(1)}/edit`, {
    answers: {
      [`GET /api/surveys/${id(1)}`]: { json: draft },
      'PUT /api/surveys': { json: draft },
      [`POST /api/surveys/${id(1)}/actions/questions`]: { json: draft },
    },
  });
  await heading('Pytania: Opinia');
  await user.click(screen.getByRole('button', { name: 'Dodaj pytanie' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz pytania' }));
  expect(await screen.findByText('Wpisz treść pytania')).toBeVisible();
  expect(to(`POST /api/surveys/${id(1)}/actions/questions`)).toHaveLength(0);

  await user.type(screen.getByLabelText('Treść pytania'), 'Ile dzieci?');
  await user.selectOptions(screen.getByLabelText('Rodzaj'), 'number');
  await user.click(screen.getByRole('button', { name: 'Dodaj warunek' }));
  expect(screen.getByRole('button', { name: /Ile dzieci\?/, expanded: true })).toHaveTextContent('gdy „Pytanie dzieci” to „Tak”');
  const preview = screen.getByRole('region', { name: 'Podgląd' });
  expect(within(preview).queryByLabelText(/Ile dzieci/)).toBeNull();
  await user.click(within(preview).getByRole('radio', { name: 'Tak' }));
  expect(await within(preview).findByLabelText(/Ile dzieci/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Zapisz pytania' }));
  await waitFor(() => expect(to(`POST /api/surveys/${id(1)}/actions/questions`)).toHaveLength(1));
  expect(to(`POST /api/surveys/${id(1)}/actions/questions`)[0]?.body).toMatchObject({
    questions: [{ key: 'dzieci' }, { type: 'number', visible_if: [{ question: 'dzieci', test: 'is', value: 'tak' }] }],
  });
  await user.click(screen.getByRole('button', { name: 'Wyżej: Ile dzieci?' }));
  expect(screen.getAllByRole('button', { expanded: true })[0]).toHaveTextContent('1. Ile dzieci?');
});

async function bothBuild(saved: object) {
  const draft = {
    ...{ id: id(1), ...stamps, title: 'Opinia', status: 'draft', anonymous: false, sections: [], locked: false },
    questions: [ask('dzieci', 'yes_no')],
  };
  const call = `POST /api/surveys/${id(1)}/actions/questions`;
  const stands = { ...draft, version: 7, ...saved };
  let isTheirs = false;
  const opened = await openFirm(`/dashboard/surveys/${id(1)}/edit`, {
    answers: {
      [`GET /api/surveys/${id(1)}`]: () => ({ json: isTheirs ? stands : draft }),
      [call]: ({ body }: Call) =>
        (body as { version: number }).version === 7
          ? { json: { ...stands, version: 8 } }
          : { status: 412, json: { error: 'Ktoś zmienił ten rekord w międzyczasie.', code: 'stale', current: { version: 7 } } },
    },
  });
  await heading('Pytania: Opinia');
  isTheirs = true;
  await opened.user.click(screen.getByRole('button', { name: 'Dodaj pytanie' }));
  await opened.user.type(screen.getByLabelText('Treść pytania'), 'Ile dzieci?');
  await opened.user.click(screen.getByRole('button', { name: 'Zapisz pytania' }));
  return { ...opened, call };
}

test('I03: of two people who make one form neither is written over: both versions are shown, and one is chosen', async () => {
  const { user, to, call } = await bothBuild({ questions: [ask('dzieci', 'yes_no'), ask('zwierzeta', 'yes_no')] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te pytania przed Tobą' }));
  expect(dialog.getByRole('region', { name: 'Twoja wersja' })).toHaveTextContent('Ile dzieci? (tylko tutaj)');
  expect(dialog.getByRole('region', { name: 'Zapisana wersja' })).toHaveTextContent('Pytanie zwierzeta (tylko tutaj)');
  await user.click(dialog.getByRole('button', { name: 'Wróć do pytań' }));
  expect(screen.getByRole('button', { name: /Ile dzieci\?/, expanded: true })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Twoje są nadal na ekranie');

  await user.click(screen.getByRole('button', { name: 'Zapisz pytania' }));
  const again = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te pytania przed Tobą' }));
  await user.click(again.getByRole('button', { name: 'Zapisz moje' }));
  expect(await screen.findByText('Zapisano')).toBeVisible();
  expect(to(call).at(-1)?.body).toMatchObject({ version: 7, questions: [{ key: 'dzieci' }, { label: 'Ile dzieci?' }] });
});

inAll(
  'I03: a form that somebody else saved meanwhile can be taken in place of one’s own',
  'app/resource/conflict.test.tsx',
  async () => {
    const { user, to, call } = await bothBuild({ questions: [ask('zwierzeta', 'yes_no')] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te pytania przed Tobą' }));
    await user.click(dialog.getByRole('button', { name: 'Weź zapisane' }));
    expect(screen.queryAllByRole('button', { name: /Ile dzieci\?/ })).toEqual([]);
    expect(screen.getByRole('button', { name: /^1\. Pytanie zwierzeta/ })).toBeVisible();
    expect(to(call)).toHaveLength(1);
  },
);

test('I03: where somebody changed the survey and not its questions, they are saved over that at once', async () => {
  const { to, call } = await bothBuild({ title: 'Opinia klientów' });
  expect(await screen.findByText('Zapisano')).toBeVisible();
  expect(to(call).map(({ body }) => (body as { version: number }).version)).toEqual([stamps.version, 7]);
});

test('a ready-made survey is made with its questions', async () => {
  const { user, to } = await openFirm('/dashboard/surveys/create', {
    answers: {
      'GET /api/surveys/': page([]),
      'POST /api/surveys': { status: 201, json: { id: id(1) } },
      [`POST /api/surveys/${id(1)}/actions/questions`]: { json: {} },
      [`GET /api/surveys/${id(1)}`]: {
        json: { id: id(1), ...stamps, title: 'NPS', status: 'draft', sections: [], questions: [] },
      },
    },
  });
  await heading('Nowa ankieta');
  await user.click(screen.getByRole('radio', { name: /NPS/ }));
  await user.click(screen.getByRole('button', { name: 'Utwórz szkic' }));
  await heading('Pytania: NPS');
  const nps = surveyTemplates.find(({ key }) => key === 'nps');
  expect(to('POST /api/surveys')[0]?.body).toMatchObject({ title: nps?.survey.title, anonymous: true, audience: 'staff' });
  expect(to(`POST /api/surveys/${id(1)}/actions/questions`)[0]?.body).toEqual({ questions: nps?.questions });
});

test('a template of the office’s own begins a survey as its copy', async () => {
  const { user, to } = await openFirm('/dashboard/surveys/create', {
    answers: {
      'GET /api/surveys/': page([{ id: id(3), ...stamps, title: 'Dane na rok', description: 'Co styczeń', template: true }]),
      [`POST /api/surveys/${id(3)}/actions/copy`]: { json: { id: id(1) } },
      [`GET /api/surveys/${id(1)}`]: {
        json: { id: id(1), ...stamps, title: 'Dane na rok', status: 'draft', sections: [], questions: [] },
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: /Dane na rok/ }));
  await user.click(screen.getByRole('button', { name: 'Utwórz szkic' }));
  await heading('Pytania: Dane na rok');
  expect(to(`POST /api/surveys/${id(3)}/actions/copy`)[0]?.body).toEqual({ title: 'Dane na rok' });
});
