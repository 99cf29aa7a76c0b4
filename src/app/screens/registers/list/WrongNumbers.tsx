import { checkNip, parseNip } from '../../../../domain/identifiers/nip';
import { countOf } from '../../../../lib/text';
import { TextBox } from '../../../fields/TextBox';
import { Notice } from '../../../kit/Notice';
import { calledIn, type WrongNumber } from './numbers';

const shown = 12;

interface WrongNumbersProps {
  wrong: readonly WrongNumber[];
  /** What was typed in their place, by their places. */
  mended: Readonly<Record<number, string>>;
  onMend: (at: number, typed: string) => void;
}

/** Numbers that nobody is asked about until they are put right, each with its box: what is left wrong waits for the others. */
export function WrongNumbers({ wrong, mended, onMend }: WrongNumbersProps) {
  if (wrong.length === 0) return null;
  return (
    <>
      <Notice role="alert" severity="warning">
        {countOf(wrong.length, 'numer jest błędny', 'numery są błędne', 'numerów jest błędnych')}. Popraw od razu albo później:{' '}
        {wrong.length === 1 ? 'ta firma poczeka' : 'te firmy poczekają'} na liście, a pozostałe założysz bez{' '}
        {wrong.length === 1 ? 'niej' : 'nich'}.
      </Notice>
      <div className="fields two">
        {wrong.slice(0, shown).map((row, at) => {
          const typed = mended[at] ?? row.given.nip;
          const fault = checkNip(parseNip(typed));
          return (
            <TextBox
              // biome-ignore lint/suspicious/noArrayIndexKey: the same wrong number may stand in the list twice
              key={at}
              label={`NIP: ${calledIn(row)}`}
              value={typed}
              input={{ maxLength: 20 }}
              isWrong={fault !== null}
              hint={fault ?? 'Poprawiony'}
              onChange={(changed) => onMend(at, changed)}
            />
          );
        })}
      </div>
      {wrong.length > shown && <p className="quiet">I jeszcze {wrong.length - shown}: pokażemy je po tych.</p>}
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
