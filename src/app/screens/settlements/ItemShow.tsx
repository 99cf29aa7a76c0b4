import { useParams } from 'react-router';
import { RecordPage } from '../../resource/ShowScreen';
import type { ScreenProps } from '../../routing/route';
import { useUser } from '../../session/useSession';
import { AccountStanding } from '../registers/AccountStanding';

/** A position, with what the list of VAT payers says of the account that it is paid to. */
export default function ItemShow({ resource }: ScreenProps) {
  const { id } = useParams();
  const { isAdmin } = useUser();
  if (!resource || !id) return null;
  return (
    <RecordPage
      key={id}
      resource={resource}
      id={id}
      before={({ payee_nip: nip, account_number: account, company_id }) =>
        isAdmin &&
        nip &&
        account && <AccountStanding payee={{ nip: String(nip), account: String(account), company_id: String(company_id) }} />
      }
    />
  );
}
