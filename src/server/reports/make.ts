import type { Report, ReportName } from '../../contract/reports';
import { companies } from './companies';
import type { ReportContext } from './context';
import { person } from './person';
import { personEntries } from './personEntries';
import { personSettlements } from './personSettlements';
import { settlements } from './settlements';
import { staff } from './staff';

const makers: Record<ReportName, (context: ReportContext) => Promise<Report>> = {
  staff,
  companies,
  settlements,
  person,
  'person-settlements': personSettlements,
  'person-entries': personEntries,
};

/** The report, of what the asker may list. */
export function makeReport(name: ReportName, context: ReportContext): Promise<Report> {
  return makers[name](context);
}
