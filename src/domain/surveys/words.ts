/** What a survey may ask for, as people call it. */
export const questionTypes = {
  short_text: 'Krótki tekst',
  long_text: 'Długi tekst',
  single: 'Jednokrotny wybór',
  multi: 'Wielokrotny wybór',
  dropdown: 'Lista rozwijana',
  yes_no: 'Tak / Nie',
  number: 'Liczba',
  money: 'Kwota',
  date: 'Data',
  month: 'Miesiąc',
  period: 'Okres',
  scale5: 'Skala 1–5',
  nps: 'Ocena 0–10 (NPS)',
  ranking: 'Kolejność',
  matrix: 'Tabela ocen',
  file: 'Plik',
  nip: 'NIP',
  pesel: 'PESEL',
  bank_account: 'Numer rachunku',
  phone: 'Telefon',
  email: 'E-mail',
  signature: 'Podpis odręczny',
  consent: 'Zgoda',
  statement: 'Tekst informacyjny',
  calculated: 'Pole wyliczane',
} as const;
export type QuestionType = keyof typeof questionTypes;

/** What a condition asks of an earlier answer, as it reads after that question. */
export const conditionTests = {
  is: 'to',
  is_not: 'to nie',
  more: 'to więcej niż',
  less: 'to mniej niż',
  answered: 'ma odpowiedź',
  unanswered: 'nie ma odpowiedzi',
} as const;
export type ConditionTest = keyof typeof conditionTests;
