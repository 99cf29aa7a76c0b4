import { useState } from 'react';
import { users } from '../../../../../resources/users';
import type { InvitedMany } from '../../../../contract/invitations';
import { countOf } from '../../../../lib/text';
import { TextBox } from '../../../fields/TextBox';
import { useStepUp } from '../../../form/useStepUp';
import { OtherButton, QuietButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';
import { useDeed } from '../../../kit/useDeed';
import { useMay } from '../../../records/usePermit';
import { inviteAll } from './calls';
import type { Invitee } from './invited';

type Name = Pick<Invitee, 'first_name' | 'last_name'>;

/** What somebody typed, where it is a whole name. */
const typedName = (typed: Name | undefined): Name | null =>
  typed && typed.first_name.trim() !== '' && typed.last_name.trim() !== '' ? typed : null;

/** Clients of the companies that were just made: each gets a letter with a link, once somebody says so. */
export function Invite({ people, unreachable }: { people: readonly Invitee[]; unreachable: number }) {
  const may = useMay();
  const { confirmed, question } = useStepUp();
  const { send, doing } = useDeed();
  const [sent, setSent] = useState<InvitedMany | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const unnamed = people.filter((person) => person.unnamed).length;
  const [open, setOpen] = useState(unnamed > 0);
  const [names, setNames] = useState<Readonly<Record<string, Name>>>({});
  if (!may('create', users)) return <p className="quiet">Klientów zaprasza kierownik, w „Użytkownicy”.</p>;

  async function invite(): Promise<void> {
    setFault(null);
    const refused = await send(async () => {
      const answer = await confirmed(() =>
        inviteAll(
          people.map(({ email, first_name, last_name, companies }) => ({
            email,
            companies,
            ...(typedName(names[email]) ?? { first_name, last_name }),
          })),
        ),
      );
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
      {unreachable > 0 && (
        <p className="quiet">
          {countOf(unreachable, 'firma nie ma', 'firmy nie mają', 'firm nie ma')} adresu e-mail klienta; zaprosisz go z jej karty.
        </p>
      )}
      {unnamed > 0 && !sent && (
        <p className="quiet">
          {countOf(unnamed, 'adres nie ma', 'adresy nie mają', 'adresów nie ma')} na liście imienia i nazwiska, więc wpisaliśmy
          nazwę firmy. Zmień ją, jeśli znasz osobę; klient poprawi ją też sam w swoim profilu.
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
                {people.map((person) =>
                  person.unnamed ? (
                    <li key={person.email}>
                      <NameBoxes
                        email={person.email}
                        name={names[person.email] ?? person}
                        onChange={(name) => setNames({ ...names, [person.email]: name })}
                      />
                    </li>
                  ) : (
                    <li key={person.email}>
                      {person.first_name} {person.last_name}, {person.email}
                    </li>
                  ),
                )}
              </ul>
            )}
          </>
        )
      )}
    </>
  );
}

function NameBoxes({ email, name, onChange }: { email: string; name: Name; onChange: (name: Name) => void }) {
  const { first_name, last_name } = name;
  return (
    <div className="fields two">
      <TextBox
        label={`Imię (${email})`}
        value={first_name}
        input={{ maxLength: 60 }}
        onChange={(typed) => onChange({ first_name: typed, last_name })}
      />
      <TextBox
        label={`Nazwisko (${email})`}
        value={last_name}
        input={{ maxLength: 60 }}
        onChange={(typed) => onChange({ first_name, last_name: typed })}
      />
    </div>
  );
}
