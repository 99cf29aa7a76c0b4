// node scripts/screenshots.mjs http://localhost:3000 [docs/screenshots]: the README's pictures, from a running demonstration
// whose DEMO_LOGIN_CODE is 123456, in 128 colours; one over 150 KB fails. CHROMIUM names the browser where it is not /usr/bin/chromium.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';

const [base, folder = 'docs/screenshots'] = process.argv.slice(2);
if (!base || !URL.canParse(base)) {
  console.error('Podaj adres działającego panelu, na przykład http://localhost:3000');
  process.exit(1);
}
const firmAddress = (firm) => (firm === 'demo' ? base : base.replace('//', `//${firm}.`)).replace(/\/$/, '');

/** Opens what a list holds by its name, the way a person finds it. */
const open = (search, name) => async (page) => {
  await page.getByLabel('Szukaj').fill(search);
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};
/** Follows the first link that is called so. */
const follow = (name) => async (page) => {
  await page.getByRole('link', { name }).first().click();
  await page.waitForURL((url) => /[0-9a-f]{8}-/.test(url.pathname));
};
const pictures = [
  { file: 'login-360', width: 360, path: '/login' },
  { file: 'dashboard-1280', width: 1280, who: 'ksiegowa@demo.test', path: '/dashboard' },
  { file: 'companies-1280', width: 1280, who: 'ksiegowa@demo.test', path: '/dashboard/companies' },
  {
    file: 'company-1280',
    width: 1280,
    who: 'ksiegowa@demo.test',
    path: '/dashboard/companies',
    after: open('klos” jan', 'Piekarnia „Kłos” Jan Kłos'),
  },
  { file: 'board-1280', width: 1280, who: 'kierownik@demo.test', path: '/dashboard/reports/monthly-settlements' },
  {
    file: 'settlement-1280',
    width: 1280,
    who: 'ksiegowa@demo.test',
    path: '/dashboard/reports/monthly-settlements',
    after: follow(/Piekarnia „Kłos” Jan Kłos/),
  },
  { file: 'queue-1280', width: 1280, who: 'ksiegowa@demo.test', path: '/dashboard/documents/queue' },
  { file: 'tickets-1280', width: 1280, who: 'ksiegowa@demo.test', path: '/dashboard/tickets' },
  { file: 'reports-1280', width: 1280, who: 'kierownik@demo.test', path: '/dashboard/reports/companies-uptimes' },
  { file: 'calendar-1280', width: 1280, who: 'ksiegowa@demo.test', path: '/dashboard/settings/schedule' },
  { file: 'limits-1280', width: 1280, who: 'ksiegowa@demo.test', path: '/dashboard/limits' },
  { file: 'settings-1280', width: 1280, who: 'super@demo.test', path: '/dashboard/settings' },
  { file: 'kancelaria-1280', width: 1280, who: 'super@kancelaria.test', firm: 'kancelaria', path: '/dashboard/companies' },
  { file: 'client-360', width: 360, who: 'jan@klient.test', path: '/' },
  { file: 'client-settlement-360', width: 360, who: 'jan@klient.test', path: '/', after: follow('Zobacz, jak zapłacić') },
  { file: 'client-documents-360', width: 360, who: 'jan@klient.test', path: '/documents' },
  {
    file: 'client-message-360',
    width: 360,
    who: 'jan@klient.test',
    path: '/messages',
    after: follow('Nowy pracownik od pierwszego'),
  },
];
const heaviest = 150 * 1024;

async function logIn(page, who) {
  await page.getByLabel('E-mail').fill(who);
  await page.getByLabel('Hasło', { exact: true }).fill('Lipowa-Herbata-2026');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByLabel('Kod', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--lang=pl'],
});
try {
  for (const { file, width, who, firm = 'demo', path, after } of pictures) {
    const context = await browser.newContext({
      viewport: { width, height: width === 360 ? 740 : 900 },
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(firmAddress(firm) + path);
    if (who) await logIn(page, who);
    await after?.(page);
    await page.waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('.skeleton, .waiting, [aria-busy="true"]'),
    );
    await page.evaluate(() => document.fonts.ready);
    // Nothing is pointed at.
    await page.mouse.move(0, 0);
    const target = join(folder, `${file}.png`);
    const colors = await sharp(await page.screenshot())
      .png({ palette: true, colors: 128, effort: 10 })
      .toBuffer();
    writeFileSync(target, colors);
    console.log(`${target}: ${Math.round(colors.length / 1024)} KB`);
    if (colors.length > heaviest) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
}
