import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { callApi, rows } from './support/api';
import { unique } from './support/clock';
import { type Desk, deskOf } from './support/desk';
import { type OwnClient, ownClient } from './support/ownClient';
import { axeFaults, openBrowser, overflow } from './support/panel';
import { people } from './support/people';
import { photograph } from './support/photographs';
import { printedPage, readPrint } from './support/print';
import { settled } from './support/screen';

const { logIn } = openBrowser({ own: true });

let office: Desk;
let phone: Page;
let own: OwnClient;

beforeEach(async () => {
  office = await deskOf(people.manager);
  own = await ownClient(office, `Szklarnia „Pod szybą” ${unique()}`);
  phone = await logIn(own.email, { width: 360, path: '/documents/new' });
  await settled(phone);
});

const review = () => phone.getByRole('dialog', { name: 'Popraw przed wysłaniem' });
const choose = async (...files: Awaited<ReturnType<typeof photograph>>[]) => {
  await picker().focus();
  await picker().setInputFiles(files);
  await expect.poll(() => review().getByRole('img').count()).toBe(files.length);
};
const button = (name: string) => review().getByRole('button', { name: new RegExp(`^${name}`) });
const picker = () => phone.getByLabel('Dodaj zdjęcia lub pliki');
const sound = async () => expect([await axeFaults(phone), await overflow(phone)]).toEqual([[], 0]);

interface Stored {
  id: string;
  name: string;
  mime: string;
  size: number;
  pages: number | null;
}
/** The company's files as the office has them, by name. */
async function arrived(): Promise<Stored[]> {
  const made = await rows(office, 'documents', `filters=company_id:${own.company}`);
  return made.map(({ file }) => file as Stored).sort((one, other) => one.name.localeCompare(other.name));
}
const names = async () => (await arrived()).map(({ name }) => name);

/** The bytes of the only file, as the office fetches it. */
async function onlyPicture() {
  const [file] = await arrived();
  return sharp(await office.bytes(`/api/files/${file?.id}/preview?page=1`));
}

/** Drags a corner to a place on the picture, in parts of its width and height. */
async function drag(corner: Locator, x: number, y: number): Promise<void> {
  // Until the photograph is drawn, all corners lie on one spot.
  await expect.poll(async () => (await review().locator('.scan-frame').boundingBox())?.height ?? 0).toBeGreaterThan(100);
  const frame = await review().locator('.scan-frame').boundingBox();
  await corner.scrollIntoViewIfNeeded();
  const from = await corner.boundingBox();
  if (!frame || !from) throw new Error('Nothing to drag');
  await phone.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await phone.mouse.down();
  await phone.mouse.move(frame.x + x * frame.width, frame.y + y * frame.height, { steps: 4 });
  await phone.mouse.up();
}

/** Goes with one press, made small on the device. */
async function sendLarge(width: number, height: number, megabytes: number): Promise<void> {
  const large = await photograph('IMG_0042.jpg', width, height, 42);
  expect(large.buffer.length).toBeGreaterThan(megabytes * 1_048_576);
  await choose(large);
  await sendAtOnce();
  await expect.poll(arrived).toMatchObject([{ name: 'IMG_0042.jpg', mime: 'image/jpeg' }]);
  const [file] = await arrived();
  expect(file?.size).toBeLessThanOrEqual(2_000_000);
}

/** What was chosen goes by one press, and whoever sent it goes on from where they were. */
async function sendAtOnce(): Promise<void> {
  await sound();
  await phone.keyboard.press('Enter');
  await review().waitFor({ state: 'detached' });
  expect(await phone.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
}

inAll('one that lies on its side does so too', 'e2e/scanner.test.ts', () => sendLarge(2600, 1950, 4));

inAll('one of more than twenty megabytes does so too', 'e2e/scanner.test.ts', () => sendLarge(5200, 3900, 20));

test('a photograph of many megabytes goes with one press, made small on the device: each letter of eight points is read from what arrives, and not where it is made smaller than that', async () => {
  const photo = await printedPage(phone, 'umowa.jpg');
  expect(photo.buffer.length).toBeGreaterThan(4 * 1_048_576);
  await choose(photo);
  await sendAtOnce();
  await expect.poll(arrived).toMatchObject([{ name: 'umowa.jpg', mime: 'image/jpeg' }]);
  const [file] = await arrived();
  expect(file?.size).toBeLessThanOrEqual(1_500_000);
  const picture = await office.bytes(`/api/files/${file?.id}`);
  const { misread, contrast } = await readPrint(phone, picture);
  expect(misread).toEqual([]);
  expect(contrast).toBeGreaterThan(0.6);

  const small = await readPrint(phone, await sharp(picture).resize({ width: 900 }).jpeg({ quality: 50 }).toBuffer());
  expect(small.misread.length).toBeGreaterThan(10);
  expect(small.contrast).toBeLessThan(contrast);
});

test('a page is cut out by its corners, with the mouse and with the keyboard, and arrives straight, turned and grey', async () => {
  await choose(await photograph('kartka.jpg'));
  await button('Przytnij').click();
  await sound();
  await drag(review().getByRole('button', { name: /^Lewy górny róg/ }), 0.2, 0.1);
  await drag(review().getByRole('button', { name: /^Prawy górny róg/ }), 0.85, 0.15);
  await drag(review().getByRole('button', { name: /^Prawy dolny róg/ }), 0.9, 0.9);
  const last = review().getByRole('button', { name: /^Lewy dolny róg/ });
  await last.focus();
  for (let step = 0; step < 2; step += 1) await phone.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 3; step += 1) await phone.keyboard.press('Shift+ArrowUp');
  await phone.getByRole('button', { name: /^Lewy dolny róg: 10% w prawo, 85% w dół/ }).waitFor();
  await button('Przytnij i wyprostuj').click();
  await button('Obróć').click();
  await button('Szare').click();
  await sound();
  await button('Wyślij').click();
  await expect.poll(names).toEqual(['kartka.jpg']);
  const picture = await onlyPicture();
  const { width = 0, height = 0 } = await picture.metadata();
  expect(width).toBeGreaterThan(height);
  const { channels } = await picture.stats();
  // Paper to the edges, none of the table, and no colour.
  for (const { mean, min } of channels) expect([mean > 225, min > 150]).toEqual([true, true]);
  expect(Math.max(...channels.map(({ mean }) => mean)) - Math.min(...channels.map(({ mean }) => mean))).toBeLessThan(1.5);
});

test('two pages become one document in the order they were put in, a file that is no picture goes along, and leaving asks', async () => {
  await phone
    .getByRole('navigation', { name: 'Na skróty' })
    .getByRole('link', { name: /^Dokumenty/ })
    .click();
  await phone.waitForURL('**/documents');
  await settled(phone);
  const invoice = { name: 'faktura.xml', mimeType: 'text/xml', buffer: Buffer.from('<?xml version="1.0"?><a>1</a>') };
  await picker().setInputFiles([await photograph('druga.jpg'), await photograph('pierwsza.jpg'), invoice]);
  await expect.poll(() => review().getByRole('img').count()).toBe(2);
  await button('Później').first().click();
  await review().getByRole('img', { name: 'Strona 1 z 2: pierwsza.jpg' }).waitFor();
  await review().getByLabel('Połącz w jeden dokument').check();
  await sound();
  await phone.keyboard.press('Escape');
  await review().getByText('Odrzucić to, co wybrano? Nic z tego nie zostanie wysłane.').waitFor();
  await sound();
  await button('Zostaw').click();
  await phone.goBack();
  await button('Zostaw').click();
  await button('Wyślij').click();
  await expect.poll(names).toEqual(['faktura.xml', 'pierwsza.pdf']);
  expect(await arrived()).toMatchObject([{ mime: 'application/xml' }, { mime: 'application/pdf', pages: 2 }]);
});

inAll('W07: without a network the corrected pages wait in the outbox and arrive once', 'e2e/outbox.test.ts', async () => {
  await choose(await photograph('strona-1.jpg'));
  await phone.context().setOffline(true);
  await review()
    .getByLabel('Dodaj stronę')
    .setInputFiles(await photograph('strona-2.jpg'));
  await expect.poll(() => review().getByRole('img').count()).toBe(2);
  await review().getByLabel('Połącz w jeden dokument').check();
  await button('Wyślij').click();
  const bar = phone.getByRole('region', { name: 'Do wysłania' });
  await bar.getByText('Brak sieci. Czeka na sieć (1).').waitFor();
  await phone.context().setOffline(false);
  await expect.poll(names).toEqual(['strona-1.pdf']);
  expect(await arrived()).toMatchObject([{ pages: 2 }]);
});

inAll('what was thrown away on leaving is sent by nobody', 'app/screens/dropDocuments.test.tsx', async () => {
  await choose(await photograph('pomylka.jpg'));
  await button('Anuluj').click();
  await button('Odrzuć').click();
  await review().waitFor({ state: 'detached' });
  const { json } = await callApi(phone, '/api/documents/');
  expect([json.data, await names()]).toEqual([[], []]);
});
