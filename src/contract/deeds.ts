import type { Resource } from '../schema';

/** What the trail tells of, besides the records of resources. */
export const otherSubjects: Readonly<Record<string, string>> = {
  audit: 'Dziennik zdarzeń',
  'calendar-feed': 'Adres kalendarza',
  files: 'Plik',
  jobs: 'Zadanie w tle',
  reports: 'Raport',
  tenants: 'Konfiguracja biura',
};

const deeds: Partial<Record<string, string>> = {
  create: 'utworzenie',
  update: 'zmiana',
  delete: 'usunięcie',
  restore: 'przywrócenie',
  import: 'utworzenie wielu naraz',
  show: 'podgląd',
  groups: 'zestawienie zastrzeżonych danych',
  reveal: 'odsłonięcie zastrzeżonych danych',
  export: 'eksport do pliku',
  handover: 'paczka dla odchodzącego klienta',
  upload: 'wgranie pliku',
  download: 'pobranie pliku',
  preview: 'podgląd pliku',
  infected: 'wykrycie wirusa w pliku',
  paper: 'pobranie wydruku',
  erase: 'usunięcie wartości z dziennika',
  erasure: 'trwałe usunięcie danych',
  seal: 'zapieczętowanie wcześniejszych wpisów',
  test: 'wysłanie próbne',
  post: 'wiadomość',
  note: 'notatka wewnętrzna',
  'post:edit': 'poprawienie wiadomości',
  'post:retract': 'wycofanie wiadomości',
  login: 'logowanie',
  login_refused: 'nieudane logowanie',
  logout: 'wylogowanie',
  logout_all: 'wylogowanie wszędzie',
  session_ended: 'zakończenie sesji',
  token_reuse: 'powtórne użycie klucza sesji',
  foreign_device: 'sesja z obcego urządzenia',
  password_changed: 'zmiana hasła',
  step_up: 'potwierdzenie tożsamości',
  second_factor_on: 'włączenie kodów z aplikacji',
  second_factor_off: 'wyłączenie kodów z aplikacji',
  passkey_added: 'dodanie klucza dostępu',
  passkey_removed: 'usunięcie klucza dostępu',
  consent_given: 'zapisanie zgody',
  consent_withdrawn: 'wycofanie zgody',
  notice_choice: 'wybór powiadomień',
  invited: 'zaproszenie',
  registered: 'przyjęcie zaproszenia',
  reset_asked: 'odnośnik do nowego hasła',
  device_link_asked: 'odnośnik „zaloguj to urządzenie”',
  entry_opened: 'wejście linkiem z powiadomienia',
  entry_code: 'odsłonięcie kwot kodem po wejściu linkiem',
  entry_ended: 'wyłączenie linku z powiadomienia',
};

/** A line of the trail in a word or two: `create`, `transition:close`, `action:remind`. */
export function deedOf(resource: Resource | undefined, action: string): string {
  const [kind = '', name = ''] = action.split(':');
  if (kind === 'action') return resource?.actions?.[name]?.label ?? (name === 'retry' ? 'ponowienie' : name);
  if (kind !== 'transition') return deeds[action] ?? deeds[kind] ?? kind;
  const state = Object.values(resource?.fields ?? {}).find(({ type }) => type === 'state');
  return state?.transitions?.[name]?.label ?? name;
}
