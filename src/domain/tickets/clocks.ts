import { addWorkingMinutes, type OfficeCalendar, standardHours, workingMinutesBetween } from '../calendar/workingTime';

/** The two clocks of a client's case, in the office's working time: until the first answer, and until it is solved. Moments are Warsaw's. */
export interface Clocks {
  first_response_due: string | null;
  first_response_at: string | null;
  solution_due: string | null;
  /** Working minutes that were left when the clock stopped; null while it runs, and of one that ran out before. */
  first_left_minutes: number | null;
  solution_left_minutes: number | null;
  /** The nearest last moment of a clock that runs; null while none does. */
  next_due: string | null;
}

/** Both clocks of a new case; hours are the office's working hours. */
export function begun(now: string, hours: { first: number; solution: number }, office: OfficeCalendar = standardHours): Clocks {
  return withNext({
    first_response_due: addWorkingMinutes(now, hours.first * 60, office),
    first_response_at: null,
    solution_due: addWorkingMinutes(now, hours.solution * 60, office),
    first_left_minutes: null,
    solution_left_minutes: null,
  });
}

/** Neither runs any longer: what was left is kept, and one that is late stays late. */
export function stopped(clocks: Clocks, now: string, office: OfficeCalendar = standardHours): Clocks {
  if (clocks.next_due === null) return clocks;
  const first = clocks.first_response_at === null ? pause(clocks.first_response_due, now, office) : null;
  const solution = pause(clocks.solution_due, now, office);
  return {
    ...clocks,
    first_response_due: first === null ? clocks.first_response_due : null,
    first_left_minutes: first,
    solution_due: solution === null ? clocks.solution_due : null,
    solution_left_minutes: solution,
    next_due: null,
  };
}

/** They run on with what was left. */
export function resumed(clocks: Clocks, now: string, office: OfficeCalendar = standardHours): Clocks {
  const { first_left_minutes: first, solution_left_minutes: solution } = clocks;
  return withNext({
    ...clocks,
    first_response_due: first === null ? clocks.first_response_due : addWorkingMinutes(now, first, office),
    first_left_minutes: null,
    solution_due: solution === null ? clocks.solution_due : addWorkingMinutes(now, solution, office),
    solution_left_minutes: null,
  });
}

/** The office answered for the first time: that clock has done its work. */
export function answered(clocks: Clocks, now: string, office: OfficeCalendar = standardHours): Clocks {
  if (clocks.first_response_at !== null) return clocks;
  const { first_left_minutes: left } = clocks;
  const due = left === null ? clocks.first_response_due : addWorkingMinutes(now, left, office);
  const done = { ...clocks, first_response_due: due, first_response_at: now, first_left_minutes: null };
  return clocks.next_due === null ? done : withNext(done);
}

/** More or fewer working hours than were promised before, of clocks that run or stand. */
export function retimed(
  clocks: Clocks,
  now: string,
  more: { first: number; solution: number },
  office: OfficeCalendar = standardHours,
): Clocks {
  const stands = clocks.next_due === null;
  const still = stands ? clocks : stopped(clocks, now, office);
  const plus = (left: number | null, hours: number) => (left === null ? null : Math.max(0, left + hours * 60));
  const changed = {
    ...still,
    first_left_minutes: plus(still.first_left_minutes, more.first),
    solution_left_minutes: plus(still.solution_left_minutes, more.solution),
  };
  return stands ? changed : resumed(changed, now, office);
}

/** When to warn of a clock that runs: with a quarter of its time left. */
export function warningOf(now: string, due: string, office: OfficeCalendar = standardHours): string {
  return addWorkingMinutes(now, Math.floor((workingMinutesBetween(now, due, office) * 3) / 4), office);
}

function pause(due: string | null, now: string, office: OfficeCalendar): number | null {
  return due === null || due <= now ? null : workingMinutesBetween(now, due, office);
}

function withNext(clocks: Omit<Clocks, 'next_due'>): Clocks {
  const { first_response_at, first_response_due, solution_due } = clocks;
  const running = [first_response_at === null ? first_response_due : null, solution_due].filter((due) => due !== null);
  return { ...clocks, next_due: running.sort()[0] ?? null };
}
