import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { restoreBrowser, stubBrowser } from '../push/support';
import { id, openFirm, page } from '../resource/office';
import { accountant } from '../support/people';

const self = `GET /api/users/${accountant.id}`;
const me = { ...accountant, version: 4, phone: null, second_factor: 'email' };
const device = (nth: number, name: string) => ({
  id: id(nth),
  name,
  created_at: '2026-11-20 08:00:00',
  seen_at: '2026-11-20 10:00:00',
});
const laptop = device(5, 'Firefox, Linux');
const phone = device(6, 'Chrome, Android');
const line = { event: 'task_assigned', label: 'Nowe zadanie', group: 'Zadania', locked: false };

/** The profile of somebody whose browsers with hints are these. */
async function profile(standing: object[], answers: object = {}, on = true) {
  let devices = standing;
  const push = () => ({ json: { data: { on, public_key: on ? 'QUJD' : null, devices } } });
  const panel = await openFirm('/dashboard/users/profile', {
    answers: {
      [self]: { json: me },
      'GET /api/stand-ins/': page([]),
      'GET /api/users/sessions': { json: { data: [], total: 0 } },
      'GET /api/notices/preferences': {
        json: {
          data: [{ ...line, channels: { portal: true, email: false, sms: false, digest: false, ...(on ? { push: true } : {}) } }],
        },
      },
      'GET /api/push': push,
      'PUT /api/push': () => ({ json: { data: { id: devices.includes(phone) ? phone.id : null } } }),
      'POST /api/push': () => {
        devices = [...devices, phone];
        return { json: { data: { id: phone.id } } };
      },
      [`DELETE /api/push/${phone.id}`]: () => {
        devices = devices.filter((each) => each !== phone);
        return { json: { data: { id: phone.id } } };
      },
      ...answers,
    },
  });
  const here = () => screen.findByRole('region', { name: 'Na tym urządzeniu' });
  return { ...panel, here };
}

afterEach(() => {
  restoreBrowser();
  vi.restoreAllMocks();
});

test('hints are turned on here by a press and the browser’s question, and off again; other devices are told beside', async () => {
  const browser = stubBrowser();
  const { user, to, here } = await profile([laptop]);
  const part = within(await here());
  expect(part.getByText('Firefox, Linux')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Włącz na tym urządzeniu' }));
  expect(await part.findByText('Chrome, Android (to urządzenie)')).toBeVisible();
  expect(to('POST /api/push')[0]?.body).toEqual(browser.address);
  expect(browser.state.keys).toEqual([Uint8Array.of(65, 66, 67)]);
  expect(part.queryByRole('button', { name: 'Włącz na tym urządzeniu' })).toBeNull();
  await waitFor(() => expect(part.getByRole('heading', { name: 'Na tym urządzeniu' })).toHaveFocus());

  await user.click(part.getByRole('button', { name: 'Wyłącz: Chrome, Android' }));
  await waitFor(() => expect(part.queryByText(/Chrome, Android/)).toBeNull());
  expect(browser.subscription.unsubscribe).toHaveBeenCalled();
  expect(to(`DELETE /api/push/${phone.id}`)).toHaveLength(1);
  expect(part.getByText('Firefox, Linux')).toBeVisible();
  await waitFor(() => expect(part.getByRole('heading', { name: 'Na tym urządzeniu' })).toHaveFocus());
});

test('a person who says no to the browser is told where to change that, and nothing is sent', async () => {
  stubBrowser({ answer: 'denied' });
  const { user, to, here } = await profile([]);
  await user.click(within(await here()).getByRole('button', { name: 'Włącz na tym urządzeniu' }));
  expect(await screen.findByText(/Przeglądarka nie pozwala na powiadomienia/)).toBeVisible();
  expect(to('POST /api/push')).toEqual([]);
});

test('a push service that can’t be reached is told', async () => {
  const { pushManager } = stubBrowser();
  pushManager.subscribe.mockRejectedValue(new DOMException('no', 'AbortError'));
  const { user, to, here } = await profile([]);
  await user.click(within(await here()).getByRole('button', { name: 'Włącz na tym urządzeniu' }));
  expect(await screen.findByText(/nie mogła połączyć się ze swoją usługą powiadomień/)).toBeVisible();
  expect(to('POST /api/push')).toEqual([]);
});

test('without the panel’s worker a press is refused with a word, and can be made again', async () => {
  stubBrowser({ worker: false });
  const { user, to, here } = await profile([]);
  const button = within(await here()).getByRole('button', { name: 'Włącz na tym urządzeniu' });
  await user.click(button);
  expect(await screen.findByText(/nie mogła połączyć się ze swoją usługą powiadomień/)).toBeVisible();
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  expect(to('POST /api/push')).toEqual([]);
});

test('on an iPhone it is said how to have the panel on the home screen first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  const { here } = await profile([]);
  expect(within(await here()).getByText(/Na iPhonie i iPadzie powiadomienia działają, gdy panel jest na ekranie/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Włącz na tym urządzeniu' })).toBeNull();
});

test('a device that is off already is turned off without a fault', async () => {
  stubBrowser();
  let standing = [laptop];
  const { user, here } = await profile([], {
    'GET /api/push': () => ({ json: { data: { on: true, public_key: 'QUJD', devices: standing } } }),
    [`DELETE /api/push/${laptop.id}`]: () => {
      standing = [];
      return { status: 404, json: { error: 'Nie ma takiego zasobu.' } };
    },
  });
  await user.click(within(await here()).getByRole('button', { name: 'Wyłącz: Firefox, Linux' }));
  expect(await screen.findByText('Wyłączono powiadomienia: Firefox, Linux')).toBeVisible();
  expect(screen.queryByText('Nie ma takiego zasobu.')).toBeNull();
  expect(within(await here()).queryByText('Firefox, Linux')).toBeNull();
});

test('where the office turned hints off meanwhile, that is said, the browser takes none and the part goes', async () => {
  const browser = stubBrowser();
  const says = 'Biuro nie włączyło powiadomień na urządzeniach.';
  let on = true;
  const { user, here } = await profile([], {
    'GET /api/push': () => ({ json: { data: { on, public_key: on ? 'QUJD' : null, devices: [] } } }),
    'POST /api/push': () => {
      on = false;
      return { status: 409, json: { error: says, code: 'push_off' } };
    },
  });
  await user.click(within(await here()).getByRole('button', { name: 'Włącz na tym urządzeniu' }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(browser.subscription.unsubscribe).toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Na tym urządzeniu' })).toBeNull());
});

test.each([404, 500])(
  'where the server answers %i nothing is said of hints, and the rest of the settings stands',
  async (status) => {
    stubBrowser();
    const { user } = await profile([], { 'GET /api/push': { status, json: { error: 'Nie ma takiego zasobu.' } } });
    await user.click(await screen.findByRole('button', { name: 'Zadania' }));
    expect(screen.getByRole('checkbox', { name: 'Nowe zadanie: W panelu' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Na tym urządzeniu' })).toBeNull();
    expect(screen.queryByText('Nie ma takiego zasobu.')).toBeNull();
  },
);

test('each kind of news has its tick for devices', async () => {
  stubBrowser();
  const { user, to } = await profile([], { 'PUT /api/notices/preferences': { json: { data: [] } } });
  await user.click(await screen.findByRole('button', { name: 'Zadania' }));
  await user.click(screen.getByRole('checkbox', { name: 'Nowe zadanie: Na urządzeniu' }));
  await waitFor(() =>
    expect(to('PUT /api/notices/preferences')[0]?.body).toEqual({ event: 'task_assigned', channel: 'push', on: false }),
  );
});

test('where the office has no hints nothing is said of them', async () => {
  const { user } = await profile([], {}, false);
  await user.click(await screen.findByRole('button', { name: 'Zadania' }));
  expect(screen.getByRole('checkbox', { name: 'Nowe zadanie: W panelu' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Na urządzeniu/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Na tym urządzeniu' })).toBeNull();
});
