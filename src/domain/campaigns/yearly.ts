import { PLAIN_QUESTIONS } from '../deadlines/plainQuestions';
import { EMPLOYS_UNKNOWN, mayEmploy } from '../deadlines/subject';
import { type Agreed, type Campaign, type CampaignAnswers, nothingChanges } from './campaign';

/** The yearly settlement of the health contribution, in the documents for April. */
export const health: Campaign = {
  id: 'health_yearly',
  name: 'Roczne rozliczenie składki zdrowotnej',
  lead: 'W dokumentach za kwiecień rozlicza się składkę zdrowotną poprzedniego roku.',
  rules: ['zus_zdrowotna_roczna'],
  category: 'zus',
  questions: (year) => [
    {
      key: 'elsewhere',
      label: `Czy w ${year - 1} roku miałeś lub miałaś drugą firmę albo udział w spółce, których nie prowadzi nasze biuro?`,
      help: 'Składka liczy się od przychodu lub dochodu ze wszystkich.',
      type: 'yes_no',
      required: true,
    },
    { key: 'elsewhere_income', label: 'Jaki był stamtąd przychód lub dochód?', help: 'Jeśli dotyczy.', type: 'money' },
    {
      key: 'paid_itself',
      label: `Czy wszystkie składki zdrowotne za ${year - 1} rok są zapłacone?`,
      type: 'yes_no',
      required: true,
    },
    {
      key: 'overpaid',
      label: `Czy w ${year - 1} roku zapłacono za dużo składki zdrowotnej?`,
      help: 'Jeśli nie wiesz, pomiń: biuro to policzy.',
      type: 'yes_no',
    },
  ],
  agree({ overpaid, elsewhere, paid_itself }, _client, _concern, year) {
    const missing = [
      ...(elsewhere === true ? ['Przychód lub dochód spoza biura: poproś o dokumenty'] : []),
      ...(paid_itself === false ? ['Składki zdrowotne niezapłacone: sprawdź w eZUS (dawniej PUE)'] : []),
    ];
    const task = `Roczne rozliczenie składki zdrowotnej za ${year - 1}`;
    if (typeof overpaid !== 'boolean') return nothingChanges('Rozliczenie policzy biuro.', task, missing);
    const says = overpaid ? 'Jest nadpłata: po rozliczeniu wniosek RZS-R.' : 'Klient nie ma nadpłaty.';
    return { says, changes: [{ kind: 'card', values: { has_health_overpayment: overpaid } }], task, missing };
  },
};

/** Statements of employees on their advances, before the first pay of the year. */
export const pit2: Campaign = {
  id: 'pit2',
  name: 'Oświadczenia PIT-2',
  lead: 'Przed pierwszą wypłatą roku zbiera się oświadczenia pracowników, które zmieniają ich zaliczki.',
  rules: [],
  own: {
    says: 'zatrudniający',
    monthDay: '01-10',
    basis: 'art. 31a i 32 ust. 3 PIT; art. 85 § 2 KP',
    certainty: 'statute',
    source: 'ustawa',
    note: 'Ustawa nie wyznacza dnia: przyjęto najpóźniejszy dzień pierwszej wypłaty. Złożone później działa najpóźniej od następnego miesiąca.',
    holds: ({ employs }) => employs === true,
    unknown: (profile) => (mayEmploy(profile) ? EMPLOYS_UNKNOWN : null),
  },
  category: 'payroll',
  questions: (year) => [
    // One survey goes to all of them: who is known to employ answers it too.
    { key: 'employs', label: PLAIN_QUESTIONS.employs, type: 'yes_no', required: true },
    {
      key: 'changes',
      label: `Czy ktoś z pracowników zmienia PIT-2 od stycznia ${year} roku?`,
      type: 'yes_no',
      required: true,
      after: 'employs',
    },
    {
      key: 'who',
      label: 'Kto i co zmienia?',
      help: 'Na przykład: kwota wolna tylko tutaj, koszty dojazdu.',
      type: 'long_text',
      after: 'changes',
    },
    { key: 'collected', label: 'Czy masz podpisane oświadczenia?', type: 'yes_no', after: 'changes' },
  ],
  agree({ employs, changes, collected }, _client, { condition }, year) {
    if (employs === false) return employsNobody(condition !== null);
    const told = { kind: 'card', values: { employs: true } } as const;
    return { ...onStatements({ changes, collected }, year), changes: employs === true && condition !== null ? [told] : [] };
  },
};

/** Whoever is known to employ ended that on a day, which the card is told of by hand. */
const employsNobody = (unknown: boolean): Agreed =>
  unknown
    ? {
        says: 'Klient nikogo nie zatrudnia: tak będzie na karcie, a kampania go nie dotyczy.',
        changes: [{ kind: 'card', values: { employs: false } }],
        task: null,
        missing: [],
        out: 'Klient odpowiedział, że nikogo nie zatrudnia',
      }
    : nothingChanges('Klient odpowiedział, że nikogo nie zatrudnia, a karta mówi, że zatrudnia.', null, [
        'Od kiedy klient nie zatrudnia: zapytaj i popraw kartę',
      ]);

function onStatements({ changes, collected }: CampaignAnswers, year: number): Agreed {
  if (changes !== true) return nothingChanges('Oświadczenia zostają bez zmian.');
  const missing = collected === true ? [] : ['Podpisane oświadczenia PIT-2'];
  return nothingChanges('Ktoś zmienia oświadczenie.', `PIT-2: zmiany od stycznia ${year}`, missing);
}

/** Stock-taking at the end of the year, in the tax book. */
export const inventory: Campaign = {
  id: 'inventory',
  name: 'Remanent',
  lead: 'Na 31 grudnia klient liczy towary i materiały, a biuro wpisuje spis do księgi.',
  rules: ['remanent'],
  category: 'annual',
  questions: (year) => [
    {
      key: 'has_goods',
      label: `Czy 31 grudnia ${year} roku w firmie będą towary, materiały albo produkcja w toku?`,
      type: 'yes_no',
      required: true,
    },
    { key: 'counts_by', label: 'Kiedy dostaniemy spis?', type: 'date' },
  ],
  agree({ has_goods, counts_by }, _client, _concern, year) {
    if (has_goods === false) return nothingChanges('Spis zerowy: wpisz go do księgi.', `Remanent na 31.12.${year}: spis zerowy`);
    const missing = counts_by ? [] : ['Dzień, w którym klient przekaże spis'];
    return nothingChanges('Klient sporządzi spis z natury.', `Remanent na 31.12.${year}: wpis do księgi`, missing);
  },
};
