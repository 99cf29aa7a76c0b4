import type { WaitingItem } from '../../../contract/waiting';
import { MonthQuestions } from '../../screens/obligations/client/MonthQuestions';
import { useSeveral } from '../../session/chosenCompany';

/** What the office asks of months that are over, answered where it is told. */
export default function MonthsAsked({ items }: { items: readonly WaitingItem[] }) {
  const several = useSeveral();
  const asking = items.map(({ title, due, company, facts }) => ({
    company: String(facts.company_id),
    companyName: several ? company?.title : undefined,
    fact: String(facts.fact),
    month: String(facts.month),
    label: title,
    due: String(due),
  }));
  return <MonthQuestions asking={asking} />;
}
