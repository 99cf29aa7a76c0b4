import type { InvitationData } from '../../contract/session';

/** What the person cannot correct here: the address that the invitation came to, and the companies that they are asked into. */
export function Invited({ email, companies }: InvitationData) {
  if (email === null) return null;
  return (
    <dl className="invited">
      <div>
        <dt>E-mail</dt>
        <dd>{email}</dd>
      </div>
      {companies.length > 0 && (
        <div>
          <dt>{companies.length === 1 ? 'Firma' : 'Firmy'}</dt>
          <dd>{companies.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
