import { useState } from 'react';
import { users } from '../../../../../resources/users';
import type { InvitedMany } from '../../../../contract/invitations';
import { countOf } from '../../../../lib/text';
import { useStepUp } from '../../../form/useStepUp';
import { OtherButton, QuietButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';
import { useDeed } from '../../../kit/useDeed';
import { useMay } from '../../../records/usePermit';
import { type Invited, inviteAll } from './calls';

/** Clients of the companies that were just made: each gets a letter with a link, once somebody says so. */
export function Invite({ people, nameless }: { people: readonly Invited[]; nameless: number }) {
  const may = useMay();
  const { confirmed, question } = useStepUp();
  const { send, doing } = useDeed();
  const [sent, setSent] = useState<InvitedMany | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  if (!may('create', users)) return <p className="quiet">Klientów zaprasza kierownik, w „Użytkownicy”.</p>;

  async function invite(): Promise<void> {
    setFault(null);
    const refused = await send(async () => {
      const answer = await confirmed(() => inviteAll(people));
      if (!answer) throw new Error('Zaproszeń nie wysłano: nadanie dostępu wymaga potwierdzenia tożsamości.');
      setSent(answer);
    });
    if (refused) setFault(refused.sentence);
  }

  return (
    <>
      {question}
      {fault && (
        <Notice role="alert" severity="error">
          {fault}
        </Notice>
      )}
      {nameless > 0 && (
        <p className="quiet">
          {countOf(nameless, 'firma nie ma', 'firmy nie mają', 'firm nie ma')} adresu albo imienia i nazwiska klienta; zaprosisz
          je z ich kart.
        </p>
      )}
      {sent ? (
        <Notice role="alert" severity={sent.refused.length > 0 ? 'warning' : 'success'}>
          Zaproszono {countOf(sent.invited, 'osobę', 'osoby', 'osób')}.
          {sent.refused.length > 0 && (
            <ul>
              {sent.refused.map(({ email, says }) => (
                <li key={email}>
                  {email}: {says}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      ) : (
        people.length > 0 && (
          <>
            <OtherButton aria-disabled={doing} onClick={() => void invite()}>
              {doing ? 'Wysyłam zaproszenia…' : `Zaproś ${countOf(people.length, 'klienta', 'klientów', 'klientów')} do panelu`}
            </OtherButton>{' '}
            <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? 'Zwiń' : 'Zobacz kogo'}
            </QuietButton>
            {open && (
              <ul>
                {people.map(({ email, first_name, last_name }) => (
                  <li key={email}>
                    {first_name} {last_name}, {email}
                  </li>
                ))}
              </ul>
            )}
          </>
        )
      )}
    </>
  );
}
