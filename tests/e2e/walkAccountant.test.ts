// In npm test -- all: an accountant’s way; superusers look closely at every screen, and access and the guard’s tests hold whose each is.
import { test } from 'vitest';
import { openBrowser } from './support/panel';
import { people } from './support/people';
import { walk } from './support/walking';

const { logIn } = openBrowser({ looks: true });

test(
  'an accountant opens every screen that is theirs by hand and of some resources, looks closely at what a superuser has not, and is sent home from the others',
  () => walk(logIn, people.accountant, { isShort: true, least: 60, examinedAs: [people.superuser] }),
  1_500_000,
);
