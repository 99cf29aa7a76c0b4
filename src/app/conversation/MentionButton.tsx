import { useState } from 'react';
import type { Person } from '../../contract/conversation';
import { TextBox } from '../fields/TextBox';
import { QuietButton } from '../kit/buttons';
import { Dialog } from '../kit/Dialog';
import { useShown } from '../records/useDeclared';
import { Icon } from '../theme/Icon';
import type { DraftControl } from './draft';
import { usePeople } from './usePeople';

/** Names somebody of the office in formatted words, at their end. */
export function MentionButton({ drafting }: { drafting: DraftControl }) {
  const { resource, record } = useShown();
  const { now, change } = drafting;
  const [typed, setTyped] = useState<string | null>(null);
  const people = usePeople(resource, String(record.id), typed);
  function mention(person: Person): void {
    const { text, mentions } = now();
    const named = `@${person.title} `;
    const ended = /<\/p>$/.test(text) ? text.replace(/<\/p>$/, ` ${named}</p>`) : `${text}<p>${named}</p>`;
    change({ text: ended, mentions: [...mentions, person] });
    setTyped(null);
  }
  return (
    <>
      <QuietButton size="small" onClick={() => setTyped('')}>
        <Icon name="person" size={18} />
        Wspomnij
      </QuietButton>
      {typed !== null && (
        <Dialog title="Kogo wspomnieć?" onClose={() => setTyped(null)}>
          <TextBox label="Imię lub nazwisko" value={typed} onChange={setTyped} />
          <ul className="people-list">
            {people.map((person) => (
              <li key={person.id}>
                <QuietButton onClick={() => mention(person)}>{person.title}</QuietButton>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
