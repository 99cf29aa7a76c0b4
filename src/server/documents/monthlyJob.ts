import { shiftDate } from '../../domain/calendar/workingDays';
import { addDays, addMonths, monthOf } from '../../lib/dates';
import { type DailyPayload, defineJob } from '../jobs/define';
import { inPieces } from '../jobs/pieces';
import { askForDocuments } from './ask';
import { toAskMonthly } from './monthlyRows';

/** Days for the documents where the month's own day is past, or there is none. */
const days = 5;

/** On the first working day, where the firm wants it: clients with an account are asked for the month that ended; who was asked already is not asked again. */
export const documentRequestsMonthly = defineJob<DailyPayload>({
  name: 'document-requests.monthly',
  daily: '08:10',
  async run({ due }, { db, tenant, today, scope, transaction }) {
    const { switches, modules } = tenant.config;
    if (!switches.monthlyRequests || modules.documents?.enabled !== true || due !== firstWorkingDay(due)) return;
    const period = addMonths(monthOf(due), -1);
    const companies = await toAskMonthly(db, tenant.id, period);
    const later = shiftDate(addDays(today, days), 'forward');
    await inPieces(companies, {
      transaction,
      least: 1,
      async work(tx, piece) {
        for (const { id, documents_due } of piece)
          await askForDocuments(tx, scope, {
            company_ids: [id],
            period,
            due_date: documents_due && documents_due > today ? documents_due : later,
            predicted: switches.predictedPapers,
          });
      },
    });
  },
});

const firstWorkingDay = (date: string): string => shiftDate(`${monthOf(date)}-01`, 'forward');
