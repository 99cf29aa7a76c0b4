import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { crowdNips } from '../support/crowd';
import { inAll } from '../support/inAll';
import { rows } from './support/api';
import { openOwnOffice } from './support/ownOffice';
import { axeFaults, code, openBrowser } from './support/panel';
import { password, people } from './support/people';
import { onPhone, settled } from './support/screen';

const { context, logIn } = openBrowser({ own: true });

test('an accountant enters a company by its NIP alone, and finds the answers of the registers at it', async () => {
  const page = await logIn(people.accountant, { path: '/dashboard/companies/new' });
  await page.getByRole('textbox', { name: 'NIP, REGON albo KRS' }).fill('123-456-32-18');
  await page.keyboard.press('Enter');
  await page.getByText(/Uzupełniono puste pola/).waitFor();
  expect(await page.getByRole('textbox', { name: 'Nazwa', exact: true }).inputValue()).toMatch(/przykład/i);
  expect(await page.getByRole('textbox', { name: 'Miejscowość' }).inputValue()).toMatch(/warszawa/i);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  // What no register knows is the office's to say.
  await page.getByLabel(/^Forma opodatkowania/).selectOption({ label: 'CIT 9%' });
  await page.getByLabel(/^Rodzaj ewidencji/).selectOption({ label: 'Księgi rachunkowe' });
  await page.getByLabel(/^Okres VAT/).selectOption({ index: 1 });
  await page
    .getByRole('combobox', { name: /^Opiekun/ })
    .first()
    .click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.getByRole('heading', { level: 1, name: /przykład/i }).waitFor();
  await page.getByRole('link', { name: 'Pełnomocnictwa i AML' }).last().click();
  await page.getByRole('link', { name: 'Rejestry' }).click();
  await page.getByRole('cell', { name: 'abc12-8d3f1c2' }).waitFor();

  const phone = await onPhone(page, '/dashboard/companies/new');
  await phone.getByRole('textbox', { name: 'NIP, REGON albo KRS' }).fill('1234563218');
  await phone.keyboard.press('Enter');
  await phone.getByText(/jest już w biurze/).waitFor();
  await settled(phone);
  expect(await axeFaults(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

inAll(
  'a hundred and fifty NIPs are a working panel within an hour of one person’s work',
  'server/http/registersList.test.ts',
  async () => {
    const page = await logIn(people.manager, { path: '/dashboard/companies/nip-list' });
    const nips = crowdNips(150);
    let presses = 0;
    const press = async (what: Locator) => {
      await what.click();
      presses += 1;
    };
    const choose = async (group: RegExp, field: string, label: string) => {
      await page.getByRole('group', { name: group }).getByLabel(field).selectOption({ label });
      presses += 1;
    };

    const began = performance.now();
    await page.getByLabel('Wklej numery NIP').fill(nips.join('\n'));
    await press(page.getByRole('button', { name: /^Zapytaj rejestry o 150\sfirm$/ }));
    // CEIDG takes fifty questions in three minutes: nobody sits through that.
    const asked = performance.now();
    const soleTraders = /^Jednoosobowa działalność/;
    await page.getByRole('group', { name: soleTraders }).waitFor({ timeout: 900_000 });
    const waited = performance.now() - asked;
    await choose(soleTraders, 'Forma opodatkowania', 'Podatek liniowy 19%');
    await choose(/^Spółka z o\.o\./, 'Forma opodatkowania', 'CIT 9%');
    await press(page.getByRole('button', { name: /^Załóż 150\sfirm$/ }));
    await page.getByText(/^Wczytano: 150\snowych/).waitFor({ timeout: 300_000 });
    await press(page.getByRole('button', { name: /^Zaproś \d+\sklientów do panelu$/ }));
    await page.getByLabel('Twoje hasło').fill(password);
    await press(page.getByRole('button', { name: 'Potwierdź' }));
    await page.getByText(/^Zaproszono \d/).waitFor({ timeout: 300_000 });
    await press(page.getByRole('button', { name: 'Otwórz miesiąc' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Otwórz miesiąc' }));
    const ids = (await rows(page, 'companies', `filters=vat_number:${nips.slice(0, 50).join('|')}`)).map(({ id }) => id);
    expect(ids).toHaveLength(50);
    await expect
      .poll(async () => (await rows(page, 'settlements', `filters=company_id:${ids.join('|')}`)).length, {
        timeout: 300_000,
      })
      .toBe(50);
    const whole = performance.now() - began;
    const seconds = (ms: number) => Math.round(ms / 1000);
    console.log(
      `150 NIP-ów do działającego panelu w ${seconds(whole)} s, z tego ${seconds(waited)} s rejestrów; ${presses} kliknięć, 1 wklejenie i hasło`,
    );
    expect(seconds(whole - waited)).toBeLessThan(600);
    expect(presses).toBeLessThanOrEqual(12);
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
  },
  1_800_000,
);

/** What lists of offices write of each: tax, VAT, its period, books. */
const words = [
  ['liniowy', 'czynny', 'mies.', 'KPiR'],
  ['skala', 'czynny', 'kwartalnie', 'KPiR'],
  ['ryczałt', 'zwolniony', '', 'ewidencja przychodów'],
  ['', 'czynny', '', ''],
] as const;

/** Thirty clients as an office keeps them: one with a digit wrong, one whose tax nobody can tell, some with gaps. */
function ownList(nips: readonly string[]): { text: string; wrong: string; right: string } {
  const right = nips[6] ?? '';
  const odd = nips.filter((nip) => Number(nip[8]) % 2 === 1)[5] ?? '';
  const wrong = `${right.slice(0, 9)}${(Number(right[9]) + 1) % 10}`;
  const lines = nips.map((nip, at) => {
    const isCompany = Number(nip[8]) % 2 === 0;
    const [tax = '', vat = '', period = '', books = ''] = words[at % words.length] ?? [];
    const told = isCompany ? ['CIT 9%', 'czynny', 'miesięcznie', 'pełna księgowość'] : [tax, vat, period, books];
    if (nip === odd) told[0] = 'jak dotąd';
    return [`Klient ${at + 1}`, nip === right ? wrong : nip, ...told, `klient${at + 1}@firma.test, 601 200 3${10 + at}`].join(
      '\t',
    );
  });
  return {
    text: [['Nazwa', 'NIP', 'Podatek', 'VAT', 'Okres VAT', 'Księgi', 'Kontakt'].join('\t'), ...lines].join('\n'),
    wrong,
    right,
  };
}

inAll(
  'an office on an empty database takes its own list of thirty clients: right rows go in, wrong ones wait to be mended',
  'app/screens/nipList.test.tsx',
  async () => {
    const office = await openOwnOffice('nowak', 'Biuro Nowak');
    try {
      const page = await (await context()).newPage();
      let keys = 0;
      let presses = 0;
      const type = async (where: Locator, text: string) => {
        await where.fill(text);
        keys += text.length;
      };
      const press = async (what: Locator) => {
        await what.click();
        presses += 1;
      };
      const button = (name: RegExp | string) => page.getByRole('button', { name });
      const began = performance.now();

      await page.goto(office.link);
      await type(page.getByLabel('Adres e-mail'), 'anna@nowak.test');
      await type(page.getByLabel('Hasło', { exact: true }), password);
      await type(page.getByLabel('Imię'), 'Anna');
      await type(page.getByLabel('Nazwisko'), 'Nowak');
      await type(page.getByLabel('Telefon'), '601234567');
      for (const consent of await page.getByRole('checkbox').all()) await press(consent);
      await press(button('Załóż konto'));
      await type(page.getByLabel(/Kod/), code);
      await press(button('Zaloguj'));

      // The first screen says what comes first, and nothing of it is done.
      await page.getByRole('heading', { name: 'Pierwsze kroki' }).waitFor();
      await page.getByText('0 z 9').waitFor();
      await settled(page);
      expect(await axeFaults(page)).toEqual([]);
      await press(page.getByRole('link', { name: /^Załóż firmy klientów z listy NIP/ }));

      const { text, wrong, right } = ownList(crowdNips(30));
      await page.getByLabel('Wklej numery NIP').fill(text);
      await press(button('Odczytaj tabelę'));
      await page.getByText(/^1\snumer jest błędny/).waitFor();
      await press(button(/^Zapytaj rejestry o 29\sfirm$/));
      await page.getByRole('table', { name: 'Firmy do założenia' }).waitFor({ timeout: 300_000 });
      await page.getByText(/^Do uzupełnienia: 1\sfirma/).waitFor();
      await settled(page);
      expect(await axeFaults(page)).toEqual([]);

      await press(button('Odznacz nieuzupełnione'));
      await press(button(/^Załóż 28\sfirm$/));
      await page.getByText(/^Wczytano: 28\snowych/).waitFor({ timeout: 300_000 });
      await page.getByText(/^2\sfirmy z listy czekają/).waitFor();
      await press(button(/^Zaproś 28\sklientów do panelu$/));
      await type(page.getByLabel('Twoje hasło'), password);
      await press(button('Potwierdź'));
      await page.getByText(/^Zaproszono 28\sosób/).waitFor({ timeout: 300_000 });
      await press(button('Otwórz miesiąc'));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Otwórz miesiąc' }));
      await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 300_000 });
      await settled(page);
      expect(await axeFaults(page)).toEqual([]);

      // What nobody understood is said in the panel's words, and the row is mended where it stands.
      await press(button('Wróć do nich'));
      await press(button(/^Szczegóły/));
      await page.getByRole('alert').filter({ hasText: 'Forma opodatkowania: na liście jest „jak dotąd”' }).waitFor();
      await page.getByRole('dialog').getByLabel('Forma opodatkowania').selectOption({ label: 'Podatek liniowy 19%' });
      await press(button('Zapisz w podglądzie'));
      await press(button(/^Załóż 1\sfirmę$/));
      await page.getByText(/^Wczytano: 1\snow/).waitFor({ timeout: 300_000 });

      // So is a number with a digit wrong, with all that the list says of the client.
      await press(button('Wróć do nich'));
      const number = page.getByLabel(/^NIP: Klient 7/);
      expect(await number.inputValue()).toBe(wrong);
      await type(number, right);
      await press(button(/^Zapytaj rejestry o 1\sfirmę$/));
      await press(button(/^Załóż 1\sfirmę$/));
      await page.getByText(/^Wczytano: 1\snow/).waitFor({ timeout: 300_000 });

      const whole = Math.round((performance.now() - began) / 1000);
      console.log(`30 klientów w pustej bazie: ${whole} s, ${keys} znaków i ${presses} kliknięć, 1 wklejenie`);
      expect(whole).toBeLessThan(600);
      expect(keys).toBeLessThan(120);
      expect(presses).toBeLessThanOrEqual(30);
      await page.getByRole('list', { name: 'Klienci' }).getByRole('link', { name: 'Firmy' }).click();
      await page.getByText('1–25 z 30').waitFor();
    } finally {
      await office.end();
    }
  },
  1_800_000,
);
