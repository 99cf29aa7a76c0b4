import type { memberships } from '../../../resources/memberships';
import type { users } from '../../../resources/users';
import { users as resource } from '../../../resources/users';
import type { RecordOf, Role } from '../../schema';
import { person } from './companies';
import type { Chance } from './random';
import { started } from './record';

export type User = RecordOf<typeof users>;
export type Membership = RecordOf<typeof memberships>;

/** The demonstration's password, the same for everybody in it; it never stands in a production database. */
export const demoPassword = 'Lipowa-Herbata-2026';

interface Named {
  login: string;
  first_name: string;
  last_name: string;
  position: string;
  roles: Role[];
  payroll?: boolean;
}

/** Those of the office that one can log in as. */
export const officePeople: readonly Named[] = [
  {
    login: 'szef',
    first_name: 'Halina',
    last_name: 'Wierzbicka',
    position: 'Właścicielka biura',
    roles: ['boss'],
    payroll: true,
  },
  {
    login: 'super',
    first_name: 'Dominik',
    last_name: 'Szymański',
    position: 'Administrator panelu',
    roles: ['superuser'],
    payroll: true,
  },
  {
    login: 'kierownik',
    first_name: 'Joanna',
    last_name: 'Król',
    position: 'Kierowniczka księgowości',
    roles: ['manager'],
    payroll: true,
  },
  { login: 'ksiegowa', first_name: 'Ewa', last_name: 'Żuławska', position: 'Samodzielna księgowa', roles: [], payroll: true },
  { login: 'pracownik', first_name: 'Łukasz', last_name: 'Ćwikliński', position: 'Referent', roles: ['worker-tasks'] },
];

/** Clients one can log in as, with how many companies they have. */
export const clientPeople: Readonly<
  Record<string, readonly { login: string; first_name: string; last_name: string; companies: number }[]>
> = {
  demo: [
    { login: 'jan', first_name: 'Jan', last_name: 'Kłos', companies: 1 },
    { login: 'anna', first_name: 'Anna', last_name: 'Zielińska', companies: 2 },
  ],
  kancelaria: [{ login: 'ewa', first_name: 'Ewa', last_name: 'Malinowska', companies: 1 }],
};

/** A user as the demonstration knows them; only those with `login` get a password. */
export function user(luck: Chance, moment: number, fields: Partial<User>): User {
  return { ...started(resource, luck, moment), status: 'active', roles: [], ...fields };
}

const posts = [
  { F: 'Księgowa', M: 'Księgowy' },
  { F: 'Specjalistka ds. kadr', M: 'Specjalista ds. kadr' },
  { F: 'Młodsza księgowa', M: 'Młodszy księgowy' },
  { F: 'Główna księgowa', M: 'Główny księgowy' },
] as const;

/** The named people of the office, then colleagues who keep companies. */
export function staff(luck: Chance, moment: number, domain: string, colleagues: number): User[] {
  const named = officePeople.map(({ login, payroll, ...rest }) =>
    user(luck, moment, {
      ...rest,
      email: `${login}@${domain}`,
      isAdmin: true,
      payroll: payroll ?? false,
      hired_on: '2019-03-01',
    }),
  );
  const others = Array.from({ length: colleagues }, (_, index) => {
    const { first_name, last_name, sex } = person(luck);
    return user(luck, moment, {
      first_name,
      last_name,
      email: `ksiegowa${index + 2}@${domain}`,
      isAdmin: true,
      payroll: luck.yes(0.5),
      position: luck.pick(posts)[sex],
      hired_on: `20${luck.whole(12, 25)}-0${luck.whole(1, 9)}-01`,
    });
  });
  return [...named, ...others];
}
