import { RecordPage } from '../../resource/ShowScreen';
import { useUser } from '../../session/useSession';
import { AccountStanding } from '../registers/AccountStanding';

/** A position, with what the list of VAT payers says of the account that it is paid to. */
export default function ItemShow() {
  const { isAdmin } = useUser();
  return (
    <RecordPage
      before={({ payee_nip: nip, account_number: account, company_id }) =>
        isAdmin &&
        nip &&
        account && <AccountStanding payee={{ nip: String(nip), account: String(account), company_id: String(company_id) }} />
      }
    />
  );
}
