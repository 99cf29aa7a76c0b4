import type { NoticeEvent } from '../define';

const both = ['office', 'client'] as const;
const letter = ['portal', 'email'] as const;

const staff = { group: 'Kadry', resource: 'employees', for: both, channels: letter, sendHour: 8 } as const;
const company = { group: 'Firma', resource: 'companies', channels: letter, sendHour: 8 } as const;
const about = ['osoba', 'firma', 'termin', 'dni'];

/** Dates and limits that the product watches by itself. */
export const watchedEvents = {
  medical_exam_expiring: {
    ...staff,
    grant: 'payroll',
    label: 'Kończy się ważność badania lekarskiego',
    offsets: [60, 30, 14, 7, 0],
    variables: about,
    portal: 'Badanie lekarskie: {osoba} ({firma}) – ważne do {termin}, {dni}',
    subject: 'Badanie lekarskie: {osoba}, {dni}',
    body: 'Dzień dobry, {imie},\n\nbadanie lekarskie: {osoba} ({firma}) jest ważne do {termin}, {dni}.\n\nBez ważnego orzeczenia nie wolno dopuścić pracownika do pracy (art. 229 § 4 Kodeksu pracy).',
  },
  bhp_expiring: {
    ...staff,
    label: 'Kończy się ważność szkolenia BHP',
    offsets: [30, 14, 7, 0],
    variables: about,
    portal: 'Szkolenie BHP: {osoba} ({firma}) – ważne do {termin}, {dni}',
    subject: 'Szkolenie BHP: {osoba}, {dni}',
  },
  contract_ending: {
    ...staff,
    label: 'Kończy się umowa pracownika',
    offsets: [30, 14, 7],
    variables: about,
    portal: 'Umowa: {osoba} ({firma}) – do {termin}, {dni}',
    subject: 'Kończy się umowa: {osoba}, {dni}',
  },
  zus_vacation_window: {
    ...company,
    for: both,
    label: 'Wakacje składkowe: czas na wniosek',
    offsets: [30, 14, 7, 0],
    variables: ['firma', 'okres', 'termin'],
    portal: 'Wakacje składkowe: wniosek za {okres} do {termin} ({firma})',
  },
  zus_step_change: {
    ...company,
    for: both,
    label: 'Zmiana składek ZUS',
    offsets: [30, 7],
    variables: ['firma', 'termin', 'powod'],
    portal: 'Zmiana składek ZUS od {termin}: {powod} ({firma})',
  },
  limit_warning: {
    ...company,
    for: both,
    label: 'Zbliża się limit podatkowy',
    variables: ['firma', 'nazwa', 'liczba', 'kwota_razem'],
    portal: '{firma}: limit „{nazwa}” wykorzystany w {liczba}%',
  },
  backup_codes_low: {
    group: 'Konto',
    for: both,
    label: 'Kończą się kody zapasowe',
    channels: letter,
    variables: ['liczba'],
    portal: 'Zostało kodów zapasowych: {liczba}. Utwórz nowe w profilu.',
  },
} satisfies Record<string, NoticeEvent>;
