/** The average wage of enterprises in the fourth quarter before, in grosze, by calendar year, as GUS announced it (art. 81 ust. 2e u.ś.o.z.). */
const AVERAGE_WAGE: Readonly<Record<number, number>> = {
  2022: 6221_04,
  2023: 6965_94,
  2024: 7767_85,
  2025: 8549_18,
  2026: 9228_64,
};

/** Of the year that contributions are paid for; null while GUS has not announced it. */
export const averageWage = (year: number): number | null => AVERAGE_WAGE[year] ?? null;
