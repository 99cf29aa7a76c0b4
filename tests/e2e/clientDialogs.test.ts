// In npm test -- all: what opens over a client's screens; walkClient looks at the screens themselves, app/layout/shell at the menu.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { put, rows } from './support/api';
import { phone } from './support/faults';
import { readings, unread } from './support/narrow';
import { addressOf, axeFaults, openBrowser } from './support/panel';
import { people } from './support/people';
import { redrawn, settled } from './support/screen';

const { context, logIn } = openBrowser({ looks: true });

/** What lies over a screen. */
const layers = '[role="dialog"], [role="alertdialog"], dialog[open], .user-list, .bell-panel';

interface Opening {
  what: string;
  /** The screen's address, for whoever is logged in on the page. */
  at: string | ((page: Page) => Promise<string>);
  press: string | RegExp;
  /** What opens inside the screen, and is closed by the same button. */
  inside?: string;
}

const priced = async (page: Page) => {
  const cases = await rows(page, 'tickets', '');
  return `/tickets/${cases.find(({ billable }) => billable === 'extra_pending')?.id}`;
};

/** A month that has something to pay to an account of the office's, for which banks have a code. */
const payable = async (page: Page) => {
  const items = await rows(page, 'settlement-items', 'filters=kind:office_fee');
  return `/reports/monthly-settlements/${items.find(({ payment_status }) => payment_status === 'to_pay')?.settlement_id}`;
};

const ownMessage = async (page: Page) => {
  const [company] = await rows(page, 'companies', '');
  const words = { subject: 'Pytanie o ryczałt', company_id: company?.id, post_body: '<p>Czy warto?</p>' };
  return `/messages/${await put(page, 'messages', words)}`;
};
const askedChange = async (page: Page) => {
  const asked = await rows(page, 'data-changes', '');
  return `/data-changes/${asked.find(({ status }) => status === 'asked')?.id}`;
};

const openings: readonly Opening[] = [
  { what: 'the menu', at: '/', press: /^Więcej/ },
  { what: 'the account', at: '/', press: /konto i wylogowanie/ },
  { what: 'the notices', at: '/', press: /^Powiadomienia/ },
  { what: 'the search', at: '/', press: /^Szukaj/ },
  { what: 'a paper that is not there', at: '/documents', press: /^Nie mam/ },
  { what: 'the complete month', at: '/documents', press: /^Zgłaszam komplet/ },
  { what: 'a refused price', at: priced, press: 'Nie akceptuję' },
  { what: 'an accepted price', at: priced, press: 'Akceptuję cenę' },
  { what: 'a cancelled case', at: priced, press: 'Anuluj sprawę' },
  { what: 'codes from an application', at: '/profile', press: 'Włącz kody z aplikacji' },
  { what: 'every session', at: '/profile', press: 'Wyloguj wszędzie' },
  { what: 'who it is that asks for a passkey', at: '/profile', press: 'Dodaj klucz dostępu' },
  { what: 'the month without contributions', at: '/', press: 'Tak, chcę skorzystać' },
  { what: 'no month without contributions', at: '/', press: 'Nie w tym roku' },
  { what: 'a withdrawn message', at: ownMessage, press: 'Wycofaj' },
  { what: 'a withdrawn change of data', at: askedChange, press: 'Wycofaj prośbę' },
  { what: 'a part of a payment', at: payable, press: /^Wpłacono część/, inside: '.part-form' },
  { what: 'the code of a transfer', at: payable, press: 'Pokaż kod QR dla aplikacji banku', inside: '.qr' },
];

test('what opens over a client’s screens is accessible, within reach on any phone, and gives the focus back', async () => {
  const page = await logIn(people.jan, { width: 360 });
  const faults: string[] = [];
  for (const { what, at, press, inside } of openings) {
    await page.goto(addressOf() + (typeof at === 'string' ? at : await at(page)));
    await settled(page);
    const button = page.getByRole('button', { name: press, exact: typeof press === 'string' }).first();
    await button.click();
    const opened = inside ?? layers;
    const layer = page.locator(opened).filter({ visible: true }).first();
    await layer.waitFor();
    await settled(page);
    const found = [...(await axeFaults(page)), ...(await page.evaluate(outOfReach, opened))];
    for (const reading of readings) {
      found.push(...(await unread(page, reading)));
      found.push(
        ...(await page.evaluate(outOfReach, opened)).map((fault) => `at ${reading.width} × ${reading.letters}: ${fault}`),
      );
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize(phone);
    await redrawn(page);
    if (inside) await button.press('Enter');
    else await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'hidden' });
    await expect
      .poll(() => button.evaluate((node) => node === document.activeElement))
      .toBe(true)
      .catch(() => found.push('gives the focus elsewhere'));
    faults.push(...found.map((fault) => `${what}: ${fault}`));
  }
  expect(faults).toEqual([]);
}, 600_000);

const opened = {
  kind: 'Rozliczenie miesięczne',
  lines: [{ label: 'Firma', value: 'Przedsiębiorstwo Wielobranżowe „Świętokrzyskie”' }],
  items: {
    label: 'Pozycje',
    rows: [{ name: 'Wynagrodzenie biura', lines: [{ label: 'Termin płatności', value: '10.11.2026' }] }],
  },
  closed: ['Kwota', 'Rachunek odbiorcy'],
  code: { channel: 'sms', hint: '*** *** 503' },
  to: '/',
};
const account = { label: 'Rachunek odbiorcy', value: '61 1090 1014 0000 0712 1981 2874' };
const whole = { ...opened, lines: [...opened.lines, account, { label: 'Kwota', value: '13 993,04 zł' }], closed: [], code: null };

test('what a mail’s link opens is read on any phone, before and after its code', async () => {
  const page = await (await context(360)).newPage();
  // What the server answers has its own tests; here its longest words meet the narrowest screens.
  await page.route('**/api/entry', (route) => route.fulfill({ json: { data: opened } }));
  await page.route('**/api/entry/code', (route) => route.fulfill({ json: { data: {} } }));
  await page.route('**/api/entry/verify', (route) => route.fulfill({ json: { data: whole } }));
  await page.goto(`${addressOf()}/login#wejscie=${'a'.repeat(43)}`);
  const faults: string[] = [];
  const look = async () => {
    await settled(page);
    faults.push(...(await axeFaults(page)));
    for (const reading of readings) faults.push(...(await unread(page, reading)));
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize(phone);
  };
  await page.getByText('Wynagrodzenie biura').waitFor();
  await look();
  await page.getByRole('button', { name: 'Wyślij kod SMS-em' }).click();
  await page.getByLabel('Kod z SMS-a').fill('123456');
  await look();
  await page.getByRole('button', { name: 'Pokaż', exact: true }).click();
  await page.getByText(account.value).waitFor();
  await look();
  expect(faults).toEqual([]);
});

/** Links and buttons of what lies over the screen that a finger doesn't meet, be they scrolled to. Runs in the page. */
function outOfReach(over: string): string[] {
  const open = [...document.querySelectorAll(over)].filter((layer) => layer.checkVisibility());
  return open
    .flatMap((layer) => [...layer.querySelectorAll('a, button')])
    .flatMap((node) => {
      if (!node.checkVisibility()) return [];
      node.scrollIntoView({ block: 'center' });
      const [place] = node.getClientRects();
      if (!place || place.width <= 1) return [];
      const met = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
      return met && node.contains(met) ? [] : [`„${(node.textContent ?? '').trim().slice(0, 40)}” is out of reach`];
    });
}
