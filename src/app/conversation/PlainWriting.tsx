import { type KeyboardEvent, useRef, useState } from 'react';
import type { Person } from '../../contract/conversation';
import { useShown } from '../records/useDeclared';
import type { DraftControl } from './draft';
import { usePeople } from './usePeople';

interface PlainWritingProps {
  id: string;
  label: string;
  drafting: DraftControl;
  /** Whether `@` offers people. */
  offers: boolean;
  /** While what is written is on its way. */
  locked: boolean;
}

/** Plain words; after an `@` people of the office who may see the record around are offered. */
export function PlainWriting({ id, label, drafting, offers, locked }: PlainWritingProps) {
  const { resource, record } = useShown();
  const { draft, change } = drafting;
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const people = usePeople(resource, String(record.id), offers ? typed : null);
  const open = typed !== null && people.length > 0;
  const chosen = people[Math.min(at, people.length - 1)];

  function write(text: string, caret: number): void {
    change({ text });
    const word = offers ? /(?:^|\s)@([\p{L}]{0,30}(?: [\p{L}]{0,30})?)$/u.exec(text.slice(0, caret)) : null;
    setTyped(word?.[1] ?? null);
    setAt(0);
  }

  function mention(person: Person): void {
    const caret = box.current?.selectionStart ?? draft.text.length;
    const before = draft.text.slice(0, caret).replace(/@[^@]*$/, `@${person.title} `);
    change({ text: before + draft.text.slice(caret), mentions: [...draft.mentions, person] });
    setTyped(null);
    box.current?.focus();
  }

  function press(event: KeyboardEvent): void {
    if (!open || event.ctrlKey || event.metaKey) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => setAt((at + 1) % people.length),
      ArrowUp: () => setAt((at + people.length - 1) % people.length),
      Enter: () => chosen && mention(chosen),
      Tab: () => chosen && mention(chosen),
      Escape: () => setTyped(null),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  }

  return (
    <div className="plain-writing">
      <label className="plain-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        ref={box}
        rows={3}
        maxLength={15_000}
        value={draft.text}
        readOnly={locked}
        aria-autocomplete={offers ? 'list' : undefined}
        aria-controls={open ? `${id}-people` : undefined}
        aria-activedescendant={open && chosen ? `${id}-${chosen.id}` : undefined}
        onChange={({ target }) => write(target.value, target.selectionStart)}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
      />
      {open && (
        <div className="people" id={`${id}-people`} role="listbox" aria-label="Osoby z biura">
          {people.map((person) => (
            <div
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person.id === chosen?.id}
              onPointerDown={(event) => {
                event.preventDefault();
                mention(person);
              }}
            >
              {person.title}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
