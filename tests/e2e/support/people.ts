/** The demonstration's people by what they are in their firm. */
export const people = {
  accountant: 'ksiegowa@demo.test',
  worker: 'pracownik@demo.test',
  manager: 'kierownik@demo.test',
  superuser: 'super@demo.test',
  boss: 'szef@demo.test',
  jan: 'jan@klient.test',
  anna: 'anna@klient.test',
  otherFirmsSuperuser: 'super@kancelaria.test',
  otherFirmsClient: 'ewa@klient.test',
} as const;

/** The same of everybody in the demonstration. */
export const password = 'Lipowa-Herbata-2026';
export const code = '123456';
