// node scripts/screenshots.mjs http://localhost:3000 [docs/screenshots]: the README's pictures, from a running demonstration
// whose DEMO_LOGIN_CODE is 123456. CHROMIUM names the browser where it is not /usr/bin/chromium.

import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const [base, folder = 'docs/screenshots'] = process.argv.slice(2);
if (!base || !URL.canParse(base)) {
  console.error('Podaj adres działającego panelu, na przykład http://localhost:3000');
  process.exit(1);
}
const firmAddress = (firm) => (firm === 'demo' ? base : base.replace('//', `//${firm}.`)).replace(/\/$/, '');

/** A company with employees and tasks is found by its name, the way a person finds it. */
const openKlos = async (page) => {
  await page.getByLabel('Szukaj').fill('klos” jan');
  await page.getByRole('link', { name: 'Piekarnia „Kłos” Jan Kłos' }).click();
  await page.getByRole('heading', { level: 1, name: 'Piekarnia „Kłos” Jan Kłos' }).waitFor();
};
const pictures = [
  { file: 'login-360', width: 360, path: '/login' },
  { file: 'dashboard-1280', width: 1280, who: 'ksiegowa@demo.test', path: '/dashboard' },
  { file: 'companies-1280', width: 1280, who: 'ksiegowa@demo.test', path: '/dashboard/companies' },
  { file: 'company-1280', width: 1280, who: 'ksiegowa@demo.test', path: '/dashboard/companies', open: openKlos },
  { file: 'client-360', width: 360, who: 'anna@klient.test', path: '/' },
  { file: 'kancelaria-1280', width: 1280, who: 'super@kancelaria.test', firm: 'kancelaria', path: '/dashboard/companies' },
];

async function logIn(page, who) {
  await page.getByLabel('E-mail').fill(who);
  await page.getByLabel('Hasło', { exact: true }).fill('Lipowa-Herbata-2026');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByLabel('Kod', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  for (const { file, width, who, firm = 'demo', path, open } of pictures) {
    const context = await browser.newContext({
      viewport: { width, height: width === 360 ? 740 : 900 },
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(firmAddress(firm) + path);
    if (who) await logIn(page, who);
    await open?.(page);
    await page.waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('.skeleton, .waiting, [aria-busy="true"]'),
    );
    await page.evaluate(() => document.fonts.ready);
    const target = join(folder, `${file}.png`);
    await page.screenshot({ path: target });
    console.log(`${target}: ${Math.round(statSync(target).size / 1024)} KB`);
    await context.close();
  }
} finally {
  await browser.close();
}
