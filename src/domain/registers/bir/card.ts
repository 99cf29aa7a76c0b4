import { parseRegon } from '../../identifiers/regon';
import { type CompanyCard, emptyCard } from '../companyCard';
import { isoDate } from '../json';
import type { BirRecord } from './answers';

/** A record of a search (DaneSzukajPodmioty) as a card; whether the company is active or suspended a search does not tell. */
export function birCard(record: BirRecord): CompanyCard {
  const text = (name: string) => record.get(name) ?? null;
  const regon = text('Regon');
  const ended = isoDate(text('DataZakonczeniaDzialalnosci'));
  return {
    ...emptyCard('regon'),
    name: text('Nazwa'),
    nip: text('Nip'),
    regon: regon && parseRegon(regon),
    company_type: text('SilosID') === '1' ? 'jdg' : null,
    address: {
      street: text('Ulica'),
      building: text('NrNieruchomosci'),
      flat: text('NrLokalu'),
      postal_code: text('KodPocztowy'),
      city: text('Miejscowosc'),
      country: 'PL',
    },
    status: ended ? 'closed' : null,
    end_date: ended,
  };
}
