// In npm test -- all: the other six people’s ways through all screens; their rights are the API’s and the guard’s tests’ matter.
import { test } from 'vitest';
import { openBrowser } from './support/panel';
import { people } from './support/people';
import { walk } from './support/walking';

const { logIn } = openBrowser();

/** Beside those with a walk of their own, who look closely at what they have in common with these. `npm test -- all` runs it. */
test.each([
  { who: people.manager, firm: 'demo', least: 80 },
  { who: people.boss, firm: 'demo', least: 80 },
  { who: people.worker, firm: 'demo', least: 8 },
  { who: people.anna, firm: 'demo', least: 15 },
  { who: people.otherFirmsSuperuser, firm: 'kancelaria', least: 50 },
  { who: people.otherFirmsClient, firm: 'kancelaria', least: 8 },
] as const)(
  '$who opens every screen that is theirs and is sent home from every other',
  ({ who, ...more }) => walk(logIn, who, { ...more, examinedAs: [people.superuser, people.accountant, people.jan] }),
  1_500_000,
);
