import { shiftDate } from '../../../domain/calendar/workingDays';
import { addMonths } from '../../../lib/dates';

/** The day that a month's card is about, `YYYY-MM-DD`, and what is due by it. */
export interface CardDay {
  what: string;
  day: string;
}

interface Month {
  status: string;
  /** `YYYY-MM`. */
  period: string;
  documents_due: string | null;
}

const gathering: readonly string[] = ['not_started', 'waiting_documents', 'incomplete'];
const sent: readonly string[] = ['published_partial', 'published', 'confirmed', 'partly_paid'];
const ended: readonly string[] = ['paid', 'closed', 'not_applicable'];

/**
 * What a month comes to next: the client's documents, then the nearest day of its positions (`nearest`) or, before there are any,
 * of the law; once sent, what is still to be paid. Null when nothing is left to be done.
 */
export function cardDay({ status, period, documents_due }: Month, nearest: string | null, today: string): CardDay | null {
  if (ended.includes(status)) return null;
  if (gathering.includes(status) && documents_due) return { what: 'Dokumenty', day: documents_due };
  if (sent.includes(status)) return nearest === null ? null : { what: 'Płatność', day: nearest };
  return nearest ? { what: 'Rozliczenie', day: nearest } : statutoryDay(period, today);
}

/** Taxes and contributions are due on the 20th of the next month, VAT with its ledger on the 25th; days off move them on. */
function statutoryDay(period: string, today: string): CardDay {
  const next = addMonths(period, 1);
  const taxes = shiftDate(`${next}-20`, 'forward');
  return taxes >= today
    ? { what: 'Podatki i składki', day: taxes }
    : { what: 'JPK i VAT', day: shiftDate(`${next}-25`, 'forward') };
}
