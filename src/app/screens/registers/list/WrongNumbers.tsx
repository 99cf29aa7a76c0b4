import { useState } from 'react';
import { checkNip, parseNip } from '../../../../domain/identifiers/nip';
import { countOf } from '../../../../lib/text';
import { TextBox } from '../../../fields/TextBox';
import { QuietButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';
import { calledIn, type Mended, type WrongRow } from './numbers';

const shown = 12;

interface WrongNumbersProps {
  wrong: readonly WrongRow[];
  mended: Mended;
  onMend: (key: WrongRow['key'], typed: string) => void;
  onSkip: (key: WrongRow['key']) => void;
}

/** Numbers that nobody is asked about until they are put right, each with its box: what is left wrong waits for the others. */
export function WrongNumbers({ wrong, mended, onMend, onSkip }: WrongNumbersProps) {
  const [isWhole, setWhole] = useState(false);
  if (wrong.length === 0) return null;
  const rows = wrong.map(({ key, row }) => {
    const typed = mended.get(key) ?? row.given.nip;
    return { key, name: calledIn(row), typed, fault: checkNip(parseNip(typed)) };
  });
  const left = rows.filter(({ fault }) => fault !== null).length;
  return (
    <>
      {left > 0 && (
        <Notice role="alert" severity="warning">
          {countOf(left, 'numer jest błędny', 'numery są błędne', 'numerów jest błędnych')}. Popraw od razu albo później:{' '}
          {left === 1 ? 'ta firma poczeka' : 'te firmy poczekają'} na liście, a pozostałe założysz bez{' '}
          {left === 1 ? 'niej' : 'nich'}.
        </Notice>
      )}
      <div className="fields two">
        {rows.slice(0, isWhole ? rows.length : shown).map(({ key, name, typed, fault }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same wrong number may stand in the list twice
          <div key={at}>
            <TextBox
              label={`NIP: ${name}`}
              value={typed}
              input={{ maxLength: 20 }}
              isWrong={fault !== null}
              hint={fault ?? 'Poprawiony'}
              onChange={(changed) => onMend(key, changed)}
            />
            <QuietButton size="small" onClick={() => onSkip(key)}>
              Pomiń
              <span className="unseen">: {name}</span>
            </QuietButton>
          </div>
        ))}
      </div>
      {rows.length > shown && !isWhole && (
        <p>
          <QuietButton size="small" onClick={() => setWhole(true)}>
            Pokaż wszystkie ({rows.length})
          </QuietButton>
        </p>
      )}
    </>
  );
}

export function Repeated({ numbers }: { numbers: readonly string[] }) {
  if (numbers.length === 0) return null;
  return (
    <Notice role="alert" severity="info">
      Powtórzone numery bierzemy raz: {numbers.slice(0, shown).join(', ')}
      {numbers.length > shown && ` i jeszcze ${numbers.length - shown}`}.
    </Notice>
  );
}
