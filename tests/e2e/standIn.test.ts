// In npm test -- all: a whole absence through four people’s windows; http/standIns holds each step of it, app/screens/standIns the form.
import { expect, test } from 'vitest';
import { callApi, put, rows } from './support/api';
import { unique } from './support/clock';
import { type Caller, deskOf } from './support/desk';
import { ownClient, ownColleague } from './support/ownClient';
import { addressOf, openBrowser, password } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { logIn } = openBrowser({ own: true });

/** What a row says of itself in these of its fields. */
async function stands(by: Caller, resource: string, id: string, ...keys: string[]): Promise<unknown[]> {
  const [row] = await rows(by, resource, `filters=id:${id}`);
  return keys.map((key) => row?.[key]);
}

test('work goes to a deputy with a note and comes back exactly; what the deputy finished stays, and the client sees who helps', async () => {
  const manager = await deskOf(people.manager);
  const absent = await ownColleague(manager, 'Halina', 'Sowa');
  const helping = await ownColleague(manager, 'Oskar', 'Wilk');
  const own = await ownClient(manager, `Cukiernia „Beza” ${unique()}`);
  const given = await callApi(manager, '/api/companies/', 'PUT', { id: own.company, owner_id: absent.id });
  expect(given.status).toBe(200);
  const task = (title: string) =>
    put(manager, 'tasks', { title, due_date: '2027-01-15', company_id: own.company, assignee_id: absent.id });
  const [finished, left] = [await task('Leasing do dokończenia'), await task('Umowa na parkiet')];

  const away = await logIn(absent.email, { path: '/dashboard/users/profile' });
  await away.getByRole('link', { name: 'Przekaż pracę zastępcy' }).click();
  const goes = away.getByRole('region', { name: 'Co przejdzie na zastępcę' });
  await goes.getByText(/^1\s*firma$/).waitFor();
  await goes.getByText(/^2\s*zadania$/).waitFor();
  await away.getByRole('combobox', { name: /^Zastępuje/ }).fill(helping.name);
  await away.getByRole('option', { name: helping.name }).click();
  await away.getByLabel('Notatka dla zastępcy').fill('Leasing podpisuje pani Beata.');
  await away.getByRole('button', { name: 'Zapisz' }).click();
  const confirmation = away.getByRole('dialog', { name: 'Potwierdź, że to Ty' });
  await confirmation.getByLabel('Twoje hasło').fill(password);
  await confirmation.getByRole('button', { name: 'Potwierdź' }).click();
  await away.getByRole('button', { name: 'Zakończ zastępstwo' }).waitFor();

  const deputy = await logIn(helping.email);
  await deputy.getByRole('region', { name: 'Moje firmy' }).getByRole('link', { name: own.title }).waitFor();
  await deputy.getByRole('button', { name: /^Powiadomienia/ }).click();
  await deputy
    .getByRole('region', { name: 'Twoje powiadomienia' })
    .getByRole('link', { name: new RegExp(`zastępuje: ${absent.name}`) })
    .click();
  await deputy.getByText('Leasing podpisuje pani Beata.').waitFor();
  await deputy.goto(`${addressOf()}/dashboard`);
  const mine = deputy.getByRole('region', { name: 'Moje zadania' });
  await mine.getByRole('button', { name: /^Wykonane\s*: Leasing do dokończenia$/ }).click();
  await mine.getByText('Leasing do dokończenia', { exact: true }).waitFor({ state: 'detached' });

  const client = await logIn(own.email, { width: 360 });
  const company = client.getByRole('region', { name: 'Moja firma' });
  await company.getByText('W zastępstwie').waitFor();
  expect(await company.innerText()).toContain(helping.name);

  await away.getByRole('button', { name: 'Zakończ zastępstwo' }).click();
  await away.getByRole('dialog').getByRole('button', { name: 'Zakończ zastępstwo' }).click();
  await away.getByText('Zakończone', { exact: true }).first().waitFor();
  expect(await stands(manager, 'companies', own.company, 'owner_id', 'owner_stand_in_id')).toEqual([absent.id, null]);
  expect(await stands(manager, 'tasks', left, 'assignee_id', 'status')).toEqual([absent.id, 'new']);
  expect(await stands(manager, 'tasks', finished, 'assignee_id', 'status')).toEqual([helping.id, 'done']);

  await client.reload();
  await company.getByText(absent.name).waitFor();
  await settled(client);
  expect(await company.innerText()).not.toContain('W zastępstwie');
  await deputy.reload();
  await mine.waitFor();
  await settled(deputy);
  expect(await deputy.getByRole('link', { name: own.title }).count()).toBe(0);
});
