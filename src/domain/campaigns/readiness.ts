import { type Campaign, type CampaignQuestion, nothingChanges, pickedIn } from './campaign';

/** What must be there before the books can be sent as JPK; said as it is missing. */
export const READINESS = {
  electronic: ['Czy księgi lub ewidencje prowadzi się programem komputerowym?', 'Księgi prowadzone programem'],
  marks: ['Czy konta mają znaczniki, a księga nowe kolumny (także numer KSeF)?', 'Znaczniki kont albo kolumny księgi'],
  tax_numbers: ['Czy zapisy mają NIP-y kontrahentów?', 'NIP-y kontrahentów przy zapisach'],
  assets: ['Czy jest elektroniczna ewidencja środków trwałych?', 'Elektroniczna ewidencja środków trwałych'],
  exports: ['Czy program umie zapisać plik JPK (KR_PD, PKPIR, EWP, ST)?', 'Eksport pliku JPK z programu'],
} as const;
type Point = keyof typeof READINESS;
const points = Object.entries(READINESS) as [Point, (typeof READINESS)[Point]][];

const senders = { office: 'Biuro', client: 'Klient' } as const;

/** Readiness for JPK of books and registers, sent for the year before. */
export const readiness: Campaign = {
  id: 'jpk_income',
  name: 'Gotowość JPK_PIT i JPK_CIT',
  lead: 'Księgi i ewidencje wysyła się jako JPK: najpierw składający JPK_V7M (za 2026), potem pozostali (za 2027).',
  rules: ['jpk_pkpir', 'jpk_pit_ksiegi', 'jpk_cit'],
  category: 'books',
  questions: () => [
    ...points.map(([key, [label]]): CampaignQuestion => ({ key, label, type: 'yes_no', help: 'Jeśli nie wiesz, pomiń.' })),
    {
      key: 'sender',
      label: 'Kto wyśle pliki?',
      type: 'single',
      options: Object.entries(senders).map(([value, label]) => ({ value, label })),
    },
  ],
  agree(answers, _client, { obligations }) {
    const sender = pickedIn(answers, 'sender');
    const missing = [
      ...points.filter(([key]) => answers[key] !== true).map(([, [, short]]) => short),
      ...(sender === null ? ['Kto wysyła pliki'] : []),
    ];
    const [first] = obligations;
    const what = first ? `${first.name} za ${first.period}` : 'JPK ksiąg';
    const says = missing.length === 0 ? 'Wszystko gotowe.' : `Brakuje: ${missing.join('; ')}.`;
    return nothingChanges(says, missing.length === 0 ? `Wysyłka: ${what}` : `Przygotowanie: ${what}`, missing);
  },
};
