import { test } from 'vitest';
import { openBrowser } from './support/panel';
import { people } from './support/people';
import { walk } from './support/walking';

const { logIn } = openBrowser();

test(
  'an accountant opens every screen that is theirs, looks closely at what a superuser has not, and is sent home from the others',
  () => walk(logIn, people.accountant, { least: 70, examinedAs: [people.superuser] }),
  1_500_000,
);
