import { moduleNamed } from '../../../tenants/modules';
import { components } from '../../../tenants/standard';

const names: Partial<Record<string, string>> = {
  'tenant.name': 'Nazwa biura',
  'tenant.titleSuffix': 'Końcówka tytułu okna',
  'tenant.replyTo': 'Adres do odpowiedzi na e-maile',
  'tenant.logo': 'Logo',
  'tenant.colors.primary': 'Kolor główny',
  'tenant.colors.secondary': 'Kolor dodatkowy',
  'tenant.colors.background': 'Tło',
  apiKey: 'Klucz API panelu',
  deniedAreas: 'Wyłączone obszary',
  'officeHours.week': 'Godziny pracy',
  'officeHours.closedDays': 'Dni, w które biuro jest zamknięte',
  'switches.clientSurveys': 'Ankiety dla klientów',
  'switches.entryLinks': 'Wejście linkiem z e-maila',
  'switches.webPush': 'Powiadomienia na urządzeniach',
  'switches.clientLimits': 'Limity podatkowe w panelu klienta',
  'switches.fourEyes': 'Druga para oczu',
  'switches.transfersByLeaders': 'Paczki przelewów tylko dla kierujących biurem',
  'switches.teamWalls': 'Zespoły widzą tylko swoje firmy',
  'switches.completeDocuments': 'Rozliczenie dopiero po dokumentach',
  'switches.monthlyRequests': 'Prośby o dokumenty co miesiąc',
  'switches.predictedPapers': 'Przewidywane dokumenty w prośbach',
  'switches.retentionRun': 'Usuwanie danych po terminie',
  'switches.latePapers': 'Dokumenty dosłane po komplecie',
  'switches.sessionIdleMinutes': 'Koniec sesji bez ruchu',
  'switches.tfaRequiredFor': 'Obowiązkowe kody z aplikacji',
};

/** What a module is called in the settings. */
export const moduleName = (module: string): string => moduleNamed(module)?.label ?? module;

/** A place in the configuration, in words: `modules.company.columns` is „Firmy i pracownicy: kolumny”. */
export function placeName(place: string): string {
  const known = names[place];
  if (known) return known;
  const [kind, first = '', part, component = ''] = place.split('.');
  if (kind === 'strings') return `Tekst ${place.slice('strings.'.length)}`;
  if (kind !== 'modules') return place;
  if (part === 'enabled') return `Moduł ${moduleName(first)}`;
  if (part === 'columns') return `${moduleName(first)}: kolumny`;
  const label = components[first]?.[component]?.label ?? component;
  return `${moduleName(first)}: ${label}${place.endsWith('.variant') ? ' (wygląd)' : ''}`;
}
