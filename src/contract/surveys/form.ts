import { readFormula } from '../../domain/surveys/formula';
import { fieldsFor } from '../../domain/surveys/mapped';
import { isQuestionType, kinds } from './kinds';
import type { Question, Section } from './question';
import { isMoney } from './unit';

/** As many questions as one survey may ask. */
const mostQuestions = 100;
const keyShape = /^[a-z][a-z0-9_]{0,40}$/;

/**
 * What a whole form has wrong, by place (`3.options`): what a single field can't say about itself. Conditions and formulas may
 * speak of earlier questions alone, so that nothing runs in circles.
 */
export function formFaults(
  questions: readonly Question[],
  { anonymous, sections }: { anonymous: boolean; sections: readonly Section[] },
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (questions.length > mostQuestions) faults[''] = `Najwyżej ${mostQuestions} pytań`;
  const earlier = new Map<string, Question>();
  for (const [at, question] of questions.entries()) {
    for (const [field, says] of Object.entries(questionFaults(question, earlier, anonymous))) faults[`${at}.${field}`] ??= says;
    if (question.section !== null && !sections.some(({ key }) => key === question.section))
      faults[`${at}.section`] ??= 'Wybierz część ankiety';
    earlier.set(question.key, question);
  }
  return faults;
}

function questionFaults(question: Question, earlier: ReadonlyMap<string, Question>, anonymous: boolean): Record<string, string> {
  const { key, label, type, options, lines, min, max } = question;
  const faults: Record<string, string> = {};
  if (!keyShape.test(key)) faults.key = 'Oznaczenie to małe litery, cyfry i podkreślenia';
  else if (earlier.has(key)) faults.key = 'Inne pytanie ma już to oznaczenie';
  if (label.trim() === '') faults.label = 'Wpisz treść pytania';
  if (!isQuestionType(type)) return { ...faults, type: 'Wybierz rodzaj pytania' };
  const kind = kinds[type];
  if (anonymous && kind.isTelling) faults.type = 'Anonimowa ankieta nie może pytać o to, po czym poznać osobę';
  if (kind.options) Object.assign(faults, listFaults('options', options, 2));
  if (type === 'matrix') Object.assign(faults, listFaults('lines', lines, 1));
  if (min !== null && max !== null && min > max) faults.max = 'Największa wartość jest mniejsza od najmniejszej';
  if (question.maps_to !== null) {
    if (anonymous) faults.maps_to = 'Odpowiedź z anonimowej ankiety nie trafi do karty firmy';
    else if (!fieldsFor(type).some((each) => each === question.maps_to))
      faults.maps_to = 'Tego pola karty firmy to pytanie nie wypełni';
  }
  const conditions = conditionsFault(question, earlier);
  if (conditions) faults.visible_if = conditions;
  if (type === 'calculated') {
    const says = formulaFault(question, earlier);
    if (says) faults.formula = says;
  }
  return faults;
}

function listFaults(field: string, items: readonly { value: string; label: string }[], least: number): Record<string, string> {
  const names = items.map(({ label }) => label.trim());
  if (items.length < least) return { [field]: least === 1 ? 'Dodaj wiersz' : 'Podaj co najmniej dwie odpowiedzi' };
  if (items.length > 50) return { [field]: 'Najwyżej 50 pozycji' };
  if (names.includes('')) return { [field]: 'Każda pozycja musi mieć treść' };
  if (new Set(names).size < names.length) return { [field]: 'Dwie pozycje brzmią tak samo' };
  const values = items.map(({ value }) => value);
  return new Set(values).size < values.length || values.some((value) => !keyShape.test(value))
    ? { [field]: 'Dwie pozycje mają to samo oznaczenie' }
    : {};
}

function conditionsFault({ visible_if }: Question, earlier: ReadonlyMap<string, Question>): string | null {
  for (const { question, test, value } of visible_if) {
    const asked = earlier.get(question);
    if (!asked || asked.type === 'statement') return 'Warunek może mówić tylko o wcześniejszym pytaniu';
    if (test === 'answered' || test === 'unanswered') continue;
    const kind = kinds[asked.type];
    if (test === 'more' || test === 'less') {
      if (!kind.number || !Number.isFinite(Number(value || Number.NaN))) return 'Porównać można tylko liczbę z liczbą';
    } else if (kind.choices ? !kind.choices(asked).some((choice) => choice.value === value) : !value)
      return `Wybierz odpowiedź na pytanie „${asked.label}”`;
  }
  return null;
}

function formulaFault({ formula }: Question, earlier: ReadonlyMap<string, Question>): string | null {
  const terms = readFormula(formula ?? '');
  if (!terms) return 'Wzór to suma i różnica, na przykład: przychod - koszt';
  const named = terms.flatMap(({ of }) => (typeof of === 'string' ? [of] : []));
  if (named.length === 0) return 'Wzór musi mówić o co najmniej jednym pytaniu';
  const unknown = named.find((key) => !earlier.has(key) || !kinds[earlier.get(key)?.type ?? 'statement'].number);
  if (unknown) return `„${unknown}” to nie jest wcześniejsze pytanie o liczbę`;
  const types = new Set(
    named.map((key) => {
      const asked = earlier.get(key);
      return asked !== undefined && isMoney(asked, (other) => earlier.get(other));
    }),
  );
  return types.size > 1 ? 'Kwot i zwykłych liczb nie można dodawać do siebie' : null;
}
