import type { InvitationData } from '../../contract/session';
import { Fact, Facts } from '../kit/Facts';

/** What the person cannot correct here: the address that the invitation came to, and the companies that they are asked into. */
export function Invited({ email, companies }: InvitationData) {
  if (email === null) return null;
  return (
    <Facts look="beside" className="invited">
      <Fact term="E-mail">{email}</Fact>
      {companies.length > 0 && <Fact term={companies.length === 1 ? 'Firma' : 'Firmy'}>{companies.join(', ')}</Fact>}
    </Facts>
  );
}
