// In npm test -- all: http/employeeTerms holds dates and referrals, app/screens/employeeTerms the screen.
import { expect, test } from 'vitest';
import { put } from './support/api';
import { unique } from './support/clock';
import { deskOf } from './support/desk';
import { ownCompany } from './support/ownClient';
import { axeFaults, openBrowser } from './support/panel';
import { people } from './support/people';
import { onPhone, settled } from './support/screen';

const { logIn } = openBrowser({ own: true });

test('whoever keeps payroll reads the dates of a company’s people, and prints the referral of one of them', async () => {
  const office = await deskOf(people.accountant);
  const title = `Piekarnia Kłos ${unique()}`;
  const company = await ownCompany(office, title);
  const baker = { company_id: company, first_name: 'Ola', last_name: 'Lis', position: 'Piekarz', status: 'active' };
  const contract = { contract_type: 'employment_indefinite', birth_date: '1985-05-05', start_date: '2020-01-01' };
  await put(office, 'employees', { ...baker, ...contract, residence_valid_to: '2020-12-01', bhp_valid_to: '2039-01-01' });

  const page = await logIn(people.accountant, { path: `/dashboard/companies/${company}` });
  await page.getByRole('link', { name: 'Terminy i urlopy pracowników' }).click();
  const list = page.getByRole('region', { name: 'Terminy' });
  await list.getByText('Dokument pobytowy', { exact: true }).waitFor();
  // A state stands on one line.
  const chip = list.getByText('Po terminie lub brak', { exact: true }).first();
  expect((await chip.boundingBox())?.height).toBeLessThan(30);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await list.getByRole('checkbox', { name: 'Skierowanie: Ola Lis' }).check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Skierowania dla zaznaczonych (PDF)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('skierowania.pdf');

  const phone = await onPhone(page, `/dashboard/companies/${company}/employee-terms`);
  await phone.getByRole('region', { name: 'Terminy' }).getByText('Dokument pobytowy', { exact: true }).waitFor();
  await settled(phone);
  expect(await axeFaults(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
