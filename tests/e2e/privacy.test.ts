// In npm test -- all: packages, erasures and along hold what is taken out and what goes, app/resource/privacy the dialogs.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { firstId, put, rows } from './support/api';
import { unique } from './support/clock';
import { ownClient } from './support/ownClient';
import { addressOf, openBrowser } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { signedIn } = openBrowser({ own: true });

/** Presses a deed of a record's page, in sight or in its menu. */
async function press(page: Page, path: string, name: string): Promise<void> {
  await page.goto(addressOf() + path);
  await settled(page);
  const inSight = page.getByRole('button', { name, exact: true });
  if (await inSight.isVisible()) return inSight.click();
  await page.getByRole('button', { name: 'Więcej' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('R02, R03: a superuser takes out what is kept of a person and a company, sees what an erasure takes along, and erases', async () => {
  const page = await signedIn(people.superuser);
  const own = await ownClient(page, `Zakład „Ścieżka” ${unique()}`);
  const assignee_id = await firstId(page, 'users', `&filters=email:${people.accountant}`);
  await put(page, 'tasks', { title: 'Ostatnie zadanie', due_date: '2027-01-15', company_id: own.company, assignee_id });
  const [tie] = await rows(page, 'memberships', `filters=company_id:${own.company}`);
  const work = page.getByRole('region', { name: 'Prace w toku' });

  for (const path of [`/dashboard/users/${tie?.user_id}`, `/dashboard/companies/${own.company}`]) {
    await press(page, path, 'Eksport danych');
    const ready = work.getByRole('button', { name: 'Pobierz' });
    const [file] = await Promise.all([page.waitForEvent('download'), ready.click()]);
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    await work.getByRole('button', { name: 'Zamknij' }).click();
    await ready.waitFor({ state: 'detached' });
  }

  await press(page, `/dashboard/companies/${own.company}`, 'Usuń dane trwale');
  const dialog = page.getByRole('dialog', { name: /^Usunąć trwale: Zakład/ });
  await dialog.getByText(/nie mają dostępu do niczego innego/).waitFor();
  await dialog
    .getByText(/^Zadania: \d/)
    .first()
    .waitFor();
  await dialog.getByLabel('Powód').selectOption('ended');
  await dialog.getByLabel('Wiem, co zniknie i co zostanie').check();
  await dialog.getByRole('button', { name: 'Usuń trwale' }).click();
  await work.getByText(/^Usunięto trwale/).waitFor();
  expect(await rows(page, 'companies', `filters=id:${own.company}`)).toEqual([]);
  expect(await rows(page, 'users', `filters=id:${tie?.user_id}`)).toEqual([]);
});
