/** What can be asked about the law: how the question is put, and what each JSON line of the answer holds. */
export interface Question {
  usage: string;
  answer: string;
}

export const QUESTIONS = {
  deadlines: {
    usage: 'ROK',
    answer: 'wiersz na każdy termin przypadający w roku: `rule`, `period`, `nominal` (z przepisu), `due` (po przesunięciu)',
  },
  obligations: {
    usage: 'PLIK.json OD DO',
    answer:
      'plik: tablica profili jednej firmy (pola jak w `src/domain/deadlines/taxProfile.ts`; kilka z `valid_from` i `valid_to` to oś czasu, oba dni włącznie); wiersz na każdy obowiązek o terminie w tych dniach: `rule`, `name` (nazwa reguły), `person` (`null`: firma), `period`, `nominal`, `due`, `condition` (`null`: na pewno; inaczej czego trzeba się dowiedzieć), `certainty` (`verified`, `statute`, `disputed`), `basis`; profil, którego prawo nie zna, kończy się kodem 2, a to, co trzeba sprawdzić, stoi na wyjściu błędów po „Uwaga:”',
  },
  holidays: { usage: 'ROK', answer: 'wiersz na każdy dzień ustawowo wolny: `date`, `name`, `weekday`, `basis`' },
  limits: {
    usage: 'ROK',
    answer:
      'wiersz na każdy limit lub stawkę: `key`, `name`, `group`, `unit`, `basis`, `value` (w jednostce `unit`; `null`: jeszcze nieznane), `certainty`, `source`, `note`, `parts` (gdy w roku wartość się zmienia)',
  },
  check: {
    usage: 'nip|regon|pesel|krs|nrb|zus|ksef|micro WARTOŚĆ [NIP albo PESEL właściciela rachunku]',
    answer:
      '`valid`, `reason` (co jest nie tak, albo `null`), `value` (jak odczytano), a dla dobrego numeru `formatted` i to, co z niego wynika: `birth_date` i `sex` (`F`, `M`) z PESEL, `nip` z rachunku ZUS, `warning` przy `nrb`',
  },
  micro: { usage: 'NIP|PESEL', answer: '`identifier`, `type`, `account` (albo `null`), `formatted`, `reason`' },
  words: { usage: 'KWOTA', answer: '`grosze` (albo `null`), `words`, `short` (grosze jako ułamek), `formatted`, `reason`' },
  invoice: {
    usage: 'PLIK.xml',
    answer: 'pola faktury FA; kwoty w groszach, daty `RRRR-MM-DD`; `findings`: co się w niej nie zgadza',
  },
  page: { usage: '> docs/law.md', answer: 'ta strona' },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof QUESTIONS;

/** The whole line to type. */
export const commandOf = (name: QuestionName): string => `npm run --silent law -- ${name} ${QUESTIONS[name].usage}`;
