import { kinds } from '../../../../contract/surveys/kinds';
import type { Question } from '../../../../contract/surveys/question';
import { readFormula } from '../../../../domain/surveys/formula';

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
  if (!first) return <p className="notice-box info">Dodaj wcześniej pytanie o liczbę albo kwotę.</p>;
  return (
    <fieldset className="question-conditions">
      <legend>Jak liczyć</legend>
      {terms.map((term, at) => (
        <div className="question-condition" key={JSON.stringify([at, term.of])}>
          <select
            className="plain-select"
            aria-label="Działanie"
            value={term.sign}
            onChange={({ target }) =>
              write(terms.map((each, nth) => (nth === at ? { ...each, sign: target.value === '-1' ? -1 : 1 } : each)))
            }
          >
            <option value="1">plus</option>
            <option value="-1">minus</option>
          </select>
          <select
            className="plain-select"
            aria-label="Pytanie o liczbę"
            value={String(term.of)}
            onChange={({ target }) => write(terms.map((each, nth) => (nth === at ? { ...each, of: target.value } : each)))}
          >
            {numbers.map(({ key, label }) => (
              <option key={key} value={key}>
                {label || 'Pytanie bez treści'}
              </option>
            ))}
          </select>
          <button type="button" className="plain-button small" onClick={() => write(terms.filter((_, nth) => nth !== at))}>
            Usuń składnik
          </button>
        </div>
      ))}
      {fault && <p className="fault">{fault}</p>}
      <button type="button" className="quiet-button small" onClick={() => write([...terms, { sign: 1, of: first.key }])}>
        Dodaj składnik
      </button>
    </fieldset>
  );
}
