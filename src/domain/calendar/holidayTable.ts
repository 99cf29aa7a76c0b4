/** A day off by statute: on a fixed day `MM-DD`, or a number of days after Easter Sunday. */
export interface HolidayRule {
  name: string;
  on: { day: string } | { afterEaster: number };
  /** First and last year in which the day is off; open where not given (the table starts in 1990). */
  from?: number;
  until?: number;
  basis: string;
}

const ACT = 'art. 1 ustawy z 18.01.1951 o dniach wolnych od pracy (t.j. Dz.U. 2025 poz. 296)';

/** The statutory days off since 1990 in the order they come in any year, each with its act; 22 July ended in 1989 (Dz.U. 1990 nr 28 poz. 160). */
export const HOLIDAY_RULES: readonly HolidayRule[] = [
  { name: 'Nowy Rok', on: { day: '01-01' }, basis: ACT },
  { name: 'Święto Trzech Króli', on: { day: '01-06' }, from: 2011, basis: `${ACT}; Dz.U. 2010 nr 224 poz. 1459` },
  { name: 'Wielkanoc (pierwszy dzień Wielkiej Nocy)', on: { afterEaster: 0 }, basis: ACT },
  { name: 'Poniedziałek Wielkanocny (drugi dzień Wielkiej Nocy)', on: { afterEaster: 1 }, basis: ACT },
  { name: 'Święto Państwowe (Święto Pracy)', on: { day: '05-01' }, basis: ACT },
  { name: 'Święto Narodowe Trzeciego Maja', on: { day: '05-03' }, basis: `${ACT}; od 28.04.1990: Dz.U. 1990 nr 28 poz. 160` },
  { name: 'Zielone Świątki (pierwszy dzień)', on: { afterEaster: 49 }, basis: ACT },
  { name: 'Boże Ciało', on: { afterEaster: 60 }, basis: ACT },
  { name: 'Wniebowzięcie Najświętszej Maryi Panny', on: { day: '08-15' }, basis: `${ACT}; od 1989: Dz.U. 1989 nr 29 poz. 154` },
  { name: 'Wszystkich Świętych', on: { day: '11-01' }, basis: ACT },
  { name: 'Narodowe Święto Niepodległości', on: { day: '11-11' }, basis: `${ACT}; od 1989: Dz.U. 1989 nr 6 poz. 34` },
  {
    name: 'Święto Narodowe z okazji Setnej Rocznicy Odzyskania Niepodległości',
    on: { day: '11-12' },
    from: 2018,
    until: 2018,
    basis: 'ustawa z 7.11.2018, Dz.U. 2018 poz. 2117',
  },
  { name: 'Wigilia Bożego Narodzenia', on: { day: '12-24' }, from: 2025, basis: `${ACT}; Dz.U. 2024 poz. 1965` },
  { name: 'Boże Narodzenie (pierwszy dzień)', on: { day: '12-25' }, basis: ACT },
  { name: 'Boże Narodzenie (drugi dzień)', on: { day: '12-26' }, basis: ACT },
];
