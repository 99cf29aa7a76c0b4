/** Days beside the tests' own on which the browser's suite is tried by `npm test -- all`: `now` is the instant at which the product starts. */
export const otherDays = {
  'day-month-end': { title: 'koniec listopada, w Warszawie 23:30', now: '2026-11-30T22:30:00Z' },
  'day-new-year-eve': { title: 'sylwester, w Warszawie już Nowy Rok', now: '2026-12-31T23:30:00Z' },
  'day-new-year': { title: 'Nowy Rok', now: '2027-01-01T09:00:00Z' },
  'day-february-end': { title: 'ostatni dzień lutego', now: '2027-02-28T09:00:00Z' },
  'day-clock-change': { title: 'noc zmiany czasu', now: '2027-03-28T00:30:00Z' },
  'day-saturday': { title: 'sobota', now: '2026-12-05T09:00:00Z' },
  'day-twentieth': { title: 'dwudziesty, dzień wielu terminów', now: '2026-12-20T10:00:00Z' },
};
