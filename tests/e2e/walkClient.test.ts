import { test } from 'vitest';
import { openBrowser } from './support/panel';
import { people } from './support/people';
import { walk } from './support/walking';

const { logIn } = openBrowser();

test(
  'a client opens every screen that is theirs, each is looked at closely, and is sent home from the others',
  () => walk(logIn, people.jan, { least: 15 }),
  1_500_000,
);
