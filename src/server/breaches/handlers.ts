import { resources } from '../../../resources';
import { fromWarsaw, toWarsaw } from '../../lib/dates';
import { invalid } from '../errors';
import { defineHandlers } from '../handlers/define';

/** Art. 33 ust. 1 RODO. */
const hoursToReport = 72;
const hour = 3_600_000;

/** 72 hours of passing time, whatever the clocks do in between; on Warsaw's wall clock. */
function reportBy(found: string): string {
  const at = fromWarsaw(found);
  if (!at) throw invalid({ found_at: 'Podaj istniejącą datę i godzinę' });
  return toWarsaw(new Date(at.getTime() + hoursToReport * hour));
}

/** The register of breaches: the clock begins when one is found, and what was told when stands in it. */
export const breaches = defineHandlers(resources.breaches, {
  create({ found_at }, { scope }) {
    if (!found_at) return {};
    refuseFuture(found_at, scope.now);
    return { report_by: reportBy(found_at) };
  },
  update(changes, _before, { scope }) {
    if (!changes.found_at) return changes;
    refuseFuture(changes.found_at, scope.now);
    return { ...changes, report_by: reportBy(changes.found_at) };
  },
  transitions: {
    report: (before, { scope }) => {
      const now = toWarsaw(scope.now);
      if (before.report_by && now > before.report_by && !before.late_because)
        throw invalid({ late_because: 'Minęły 72 godziny. Wpisz najpierw przyczynę opóźnienia' });
      return { reported_at: now };
    },
    reopen: () => ({ reported_at: null, not_reported_because: null }),
  },
});

function refuseFuture(found: string, now: Date): void {
  if (found > toWarsaw(now)) throw invalid({ found_at: 'Ta chwila jeszcze nie nadeszła' });
}
