/** When the tests' own clocks stand or start: a Friday, 10:30 in Warsaw, after the daily jobs and before the first deadlines of the next month. */
export const testDay = new Date('2026-11-20T09:30:00Z');
