import { test } from 'vitest';
import { openBrowser } from './support/panel';
import { people } from './support/people';
import { walk } from './support/walking';

const { logIn } = openBrowser({ looks: true });

test(
  'a superuser opens every other screen, from the first, that is theirs, looks closely at menus, records and new ones, and is sent home from the others',
  () => walk(logIn, people.superuser, { least: 35, part: [0, 2] }),
  1_500_000,
);
