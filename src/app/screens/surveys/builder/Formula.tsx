import { kinds } from '../../../../contract/surveys/kinds';
import type { Question } from '../../../../contract/surveys/question';
import { readFormula } from '../../../../domain/surveys/formula';
import { SelectBox } from '../../../fields/SelectBox';
import { OtherButton, QuietButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';

const signs = [
  ['1', 'plus'],
  ['-1', 'minus'],
] as const;

interface FormulaProps {
  formula: string | null;
  earlier: readonly Question[];
  fault: string | undefined;
  onChange: (formula: string | null) => void;
}

/** What is added and taken away, chosen from earlier questions about numbers. */
export function Formula({ formula, earlier, fault, onChange }: FormulaProps) {
  const terms = (readFormula(formula ?? '') ?? []).filter((term) => typeof term.of === 'string');
  const numbers = earlier.filter(({ type }) => kinds[type].number);
  const first = numbers[0];
  const write = (next: readonly { sign: 1 | -1; of: string | number }[]) =>
    onChange(next.length === 0 ? null : next.map(({ sign, of }, at) => `${sign < 0 ? '- ' : at > 0 ? '+ ' : ''}${of}`).join(' '));
  if (!first) return <Notice above={true}>Dodaj wcześniej pytanie o liczbę albo kwotę.</Notice>;
  return (
    <fieldset className="question-conditions">
      <legend>Jak liczyć</legend>
      {terms.map((term, at) => (
        <div className="question-condition" key={JSON.stringify([at, term.of])}>
          <SelectBox
            unlabelled
            label="Działanie"
            value={String(term.sign)}
            options={signs}
            onChange={(sign) => write(terms.map((each, nth) => (nth === at ? { ...each, sign: sign === '-1' ? -1 : 1 } : each)))}
          />
          <SelectBox
            unlabelled
            label="Pytanie o liczbę"
            value={String(term.of)}
            options={numbers.map(({ key, label }) => [key, label || 'Pytanie bez treści'])}
            onChange={(of) => write(terms.map((each, nth) => (nth === at ? { ...each, of } : each)))}
          />
          <QuietButton size="small" onClick={() => write(terms.filter((_, nth) => nth !== at))}>
            Usuń składnik
          </QuietButton>
        </div>
      ))}
      {fault && <p className="fault">{fault}</p>}
      <OtherButton size="small" onClick={() => write([...terms, { sign: 1, of: first.key }])}>
        Dodaj składnik
      </OtherButton>
    </fieldset>
  );
}
