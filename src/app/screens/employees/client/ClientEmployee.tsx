import { RecordPage } from '../../../resource/ShowScreen';
import { useUser } from '../../../session/useSession';

/** What the head of the page says already. */
const said = ['first_name', 'last_name'];

/** An employee as the firm that employs them sees it: neither the firm's own name nor what goes without saying. */
export default function ClientEmployee() {
  const several = useUser().companies.length > 1;
  return (
    <RecordPage
      without={({ citizenship, leave_carried_days, seniority_other_months }) => [
        ...said,
        ...(several ? [] : ['company_id']),
        ...(citizenship === 'PL' ? ['citizenship'] : []),
        ...(seniority_other_months === 0 ? ['seniority_other_months'] : []),
        ...(leave_carried_days === 0 ? ['leave_carried_days', 'leave_carried_year'] : []),
      ]}
    />
  );
}
