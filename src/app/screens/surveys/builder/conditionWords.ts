import { kinds } from '../../../../contract/surveys/kinds';
import type { Question } from '../../../../contract/surveys/question';
import { conditionTests } from '../../../../domain/surveys/words';

/** When a question is shown, in a sentence. */
export function conditionWords({ visible_if, visible_join }: Question, earlier: readonly Question[]): string {
  const parts = visible_if.map(({ question, test, value }) => {
    const asked = earlier.find(({ key }) => key === question);
    const choice = asked && kinds[asked.type].choices?.(asked).find((each) => each.value === value);
    const said = test === 'answered' || test === 'unanswered' ? '' : ` „${choice?.label ?? value ?? ''}”`;
    return `„${asked?.label || question}” ${conditionTests[test]}${said}`;
  });
  return `gdy ${parts.join(visible_join === 'any' ? ' lub ' : ' i ')}`;
}
