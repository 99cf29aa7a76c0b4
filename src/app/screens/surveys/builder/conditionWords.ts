import { kinds } from '../../../../contract/surveys/kinds';
import type { Question } from '../../../../contract/surveys/question';
import { isMoney } from '../../../../contract/surveys/unit';
import { conditionTests } from '../../../../domain/surveys/words';
import { formatMoney } from '../../../../lib/money';

/** When a question is shown, in a sentence. */
export function conditionWords({ visible_if, visible_join }: Question, earlier: readonly Question[]): string {
  const parts = visible_if.map(({ question, test, value }) => {
    const asked = earlier.find(({ key }) => key === question);
    const choice = asked && kinds[asked.type].choices?.(asked).find((each) => each.value === value);
    const isAmount = asked !== undefined && isMoney(asked, (key) => earlier.find((each) => each.key === key));
    const amount = isAmount && value ? formatMoney(Number(value)) : undefined;
    const said = test === 'answered' || test === 'unanswered' ? '' : ` „${choice?.label ?? amount ?? value ?? ''}”`;
    return `„${asked?.label || question}” ${conditionTests[test]}${said}`;
  });
  return `gdy ${parts.join(visible_join === 'any' ? ' lub ' : ' i ')}`;
}
