/** A part of the panel that a firm sets up. */
interface PanelModule {
  /** What the settings call it. */
  label: string;
  /** The resource whose list its columns are of; the reports' own table of people is none's. */
  list: string | 'people';
  /** Set where the firm chooses columns alone: without tasks or people there is no office. Whole areas are denied by `deniedAreas`. */
  alwaysOn?: true;
}

/** The specification's five, and one for each further section; in the order of the settings. */
export const modules = {
  dashboard: { label: 'Pulpit', list: 'companies' },
  documents: { label: 'Dokumenty', list: 'documents' },
  reports: { label: 'Raporty i rozliczenia', list: 'people' },
  company: { label: 'Firmy i pracownicy', list: 'companies' },
  uptime: { label: 'Czas pracy', list: 'uptimes' },
  messages: { label: 'Wiadomości', list: 'messages' },
  tickets: { label: 'Sprawy', list: 'tickets' },
  trainings: { label: 'Szkolenia', list: 'training-categories' },
  surveys: { label: 'Ankiety i sondy', list: 'surveys' },
  pricelist: { label: 'Cennik', list: 'price-categories' },
  partners: { label: 'Partnerzy', list: 'partners' },
  tasks: { label: 'Zadania', list: 'tasks', alwaysOn: true },
  'recurring-tasks': { label: 'Zadania cykliczne', list: 'recurring-tasks', alwaysOn: true },
  limits: { label: 'Limity podatkowe firm', list: 'company-limits', alwaysOn: true },
  users: { label: 'Użytkownicy', list: 'users', alwaysOn: true },
  'system-tickets': { label: 'Zgłoszenia systemowe', list: 'system-tickets', alwaysOn: true },
} satisfies Record<string, PanelModule>;

export type ModuleName = keyof typeof modules;

export const moduleNamed = (name: string): PanelModule | undefined =>
  Object.hasOwn(modules, name) ? modules[name as ModuleName] : undefined;

/** The module that sets up a resource's own list; the first screen's table of companies is a list beside theirs. */
export function moduleOfList(resource: string): string | undefined {
  return Object.entries<PanelModule>(modules).find(([name, { list }]) => list === resource && name !== 'dashboard')?.[0];
}
