import { resourceOfModule } from '../../../tenants/standard';

/** Modules that no resource stands behind yet, or that are more than one. */
const names: Partial<Record<string, string>> = {
  dashboard: 'Pulpit',
  company: 'Firmy i pracownicy',
  uptime: 'Czas pracy',
  reports: 'Raporty i rozliczenia',
  documents: 'Dokumenty',
  messages: 'Wiadomości',
  tickets: 'Sprawy',
  trainings: 'Szkolenia',
  surveys: 'Ankiety i sondy',
  pricelist: 'Cennik',
  partners: 'Partnerzy',
};

/** What a module is called in the settings. */
export function moduleName(module: string): string {
  return names[module] ?? resourceOfModule(module)?.labels.few ?? module;
}
