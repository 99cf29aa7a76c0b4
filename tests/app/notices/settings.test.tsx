import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { areas } from '../../../src/schema/areas';
import { id, openFirm } from '../resource/office';
import { heading } from '../support/panel';
import { accountant } from '../support/people';

const superuser = { ...accountant, roles: ['superuser' as const], access: [...areas] };

const rule = {
  id: id(1),
  version: 3,
  created_at: '2026-11-20 08:00:00',
  updated_at: '2026-11-20 08:00:00',
  code: 'task_assigned',
  name: 'Nowe zadanie',
  module: 'Zadania',
  audience: ['office'],
  enabled: true,
  channels: ['portal', 'email'],
  portal_text: 'Nowe zadanie: {tytul}',
  subject: 'Nowe zadanie',
  body: 'Dzień dobry',
  sms_text: 'Zadanie',
  offsets: [],
  repeat_every_days: null,
  max_repeats: null,
  escalate_after_days: null,
  escalate_to: null,
  send_hour: null,
  working_days_only: false,
  quiet_hours: true,
  quiet_from: 21,
  quiet_to: 7,
  important: false,
  variables: ['imie', 'tytul'],
};

test('the texts of a rule are shown as they will go out while they are typed, and sent to oneself', async () => {
  const { user, to } = await openFirm(`/dashboard/settings/notifications/${id(1)}/edit`, {
    person: superuser,
    answers: {
      [`GET /api/notification-rules/${id(1)}`]: { json: rule },
      [`POST /api/notification-rules/${id(1)}/preview`]: ({ body }) => {
        const { sms_text, subject } = body as Record<string, string>;
        const sms = { text: sms_text, units: sms_text?.length, parts: 1, polish: false };
        return { json: { data: { portal: 'Nowe zadanie: VAT', mail: { subject, text: 'Dzień dobry' }, sms } } };
      },
      [`POST /api/notification-rules/${id(1)}/test`]: { json: { data: { sent: true } } },
    },
  });
  await heading('Edycja powiadomienia: Nowe zadanie');
  expect(await screen.findByText('Nowe zadanie: VAT')).toBeVisible();
  const sms = screen.getByLabelText(/Treść SMS-a/);
  await user.clear(sms);
  await user.type(sms, 'Krótko');
  expect(await screen.findByText(/6 znaków, 1 część/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyślij próbny e-mail do mnie' }));
  expect(await screen.findByText('Wysłano e-mail na Twój adres')).toBeVisible();
  expect(to(`POST /api/notification-rules/${id(1)}/test`)[0]?.body).toMatchObject({ channel: 'email', sms_text: 'Krótko' });
});

test('work that was given up is listed with its reason, and tried again', async () => {
  const job = { id: id(7), name: 'notices.send', attempts: 6, error: 'Error: ups', ended_at: '2026-11-20 08:00:00' };
  let left = [job];
  const { user, to } = await openFirm('/dashboard/settings/jobs', {
    person: superuser,
    answers: {
      'GET /api/jobs/dead': () => ({ json: { data: left } }),
      [`POST /api/jobs/${id(7)}/retry`]: () => {
        left = [];
        return { json: { data: { id: id(7) } } };
      },
    },
  });
  await heading('Zadania w tle');
  expect(await screen.findByText('Error: ups')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ponów: notices.send' }));
  expect(await screen.findByText('Wszystko działa')).toBeVisible();
  expect(to(`POST /api/jobs/${id(7)}/retry`)).toHaveLength(1);
});

test('one work is tried again while another is still being sent; a second press on either goes nowhere', async () => {
  const job = (at: number, name: string) => ({ id: id(at), name, attempts: 6, error: 'ups', ended_at: '2026-11-20 08:00:00' });
  const jobs = [job(7, 'notices.send'), job(8, 'files.sweep')];
  const answers: (() => void)[] = [];
  const slow = () => new Promise<{ json: unknown }>((resolve) => answers.push(() => resolve({ json: { data: {} } })));
  const { user, to } = await openFirm('/dashboard/settings/jobs', {
    person: superuser,
    answers: {
      'GET /api/jobs/dead': { json: { data: jobs } },
      [`POST /api/jobs/${id(7)}/retry`]: slow,
      [`POST /api/jobs/${id(8)}/retry`]: slow,
    },
  });
  await heading('Zadania w tle');
  const first = await screen.findByRole('button', { name: 'Ponów: notices.send' });
  const second = screen.getByRole('button', { name: 'Ponów: files.sweep' });
  await user.click(first);
  expect(first).toHaveAttribute('aria-disabled', 'true');
  expect(second).toHaveAttribute('aria-disabled', 'false');
  await user.click(second);
  await user.click(first);
  expect([7, 8].map((at) => to(`POST /api/jobs/${id(at)}/retry`).length)).toEqual([1, 1]);
  for (const answer of answers) answer();
  await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'false'));
  expect(second).toHaveAttribute('aria-disabled', 'false');
});
