import { resources } from '../../../resources';
import { TERMS } from '../../domain/deadlines/happeningTerms';
import { invalid } from '../errors';
import { defineHandlers } from '../handlers/define';
import { followOnCard, refuseSecondClosing, tellOpening } from './closing';
import { followEvents } from './follow';

const rules: ReadonlySet<string> = new Set(Object.values(TERMS).flatMap((terms) => terms.map(({ rule }) => rule)));

function refuseUnknown(left: string | null | undefined): void {
  const strange = (left ?? '').split(' ').find((rule) => rule !== '' && !rules.has(rule));
  if (strange) throw invalid({ left_out: `Nie ma obowiązku „${strange}”` });
}

/** What happened in a company: its terms become tasks, which follow a correction and go with a deletion. */
export const companyEvents = defineHandlers(resources['company-events'], {
  alone: true,
  async create({ left_out, kind, company_id }, { tx, scope }) {
    refuseUnknown(left_out);
    if (kind === 'closing' && company_id) await refuseSecondClosing(tx, scope, company_id, null);
    return {};
  },
  async update({ left_out, kind }, before, { tx, scope }) {
    refuseUnknown(left_out);
    if (kind === 'closing') await refuseSecondClosing(tx, scope, before.company_id, before.id);
    return {};
  },
  async saved(after, before, { tx, scope }) {
    const event = after ?? before;
    await followOnCard(tx, scope, after, before);
    await tellOpening(tx, scope, after, before);
    if (event) await followEvents(tx, scope, event.company_id, [event.id]);
  },
});
