import { type ComponentType, useState } from 'react';
import { isMasked } from '../../../../contract/mask';
import { kinds } from '../../../../contract/surveys/kinds';
import { Concealed } from '../../../fields/Concealed';
import { OtherButton, QuietButton } from '../../../kit/buttons';
import type { AnswerProps } from './answer';
import '../../../fields/fields.css';

interface KeptAnswerProps extends AnswerProps {
  Input: ComponentType<AnswerProps>;
  /** Asks for the whole answer; left out where the person may not know it. */
  open?: () => Promise<string | null>;
}

/** A closed answer as it was kept: its mask, to be left, opened by people who may, or given anew. */
export function KeptAnswer({ Input, open, ...props }: KeptAnswerProps) {
  const { question, value } = props;
  const [changing, setChanging] = useState(false);
  if (!isMasked(value)) return <Input {...props} />;
  if (changing)
    return (
      <div className="encrypted-input">
        <Input {...props} value="" />
        <QuietButton size="small" onClick={() => setChanging(false)}>
          Zostaw {value}
        </QuietButton>
      </div>
    );
  return (
    <div className="encrypted-input">
      <Concealed
        mask={value}
        label={question.label}
        format={(whole) => kinds[question.type].text(whole, question)}
        {...(open ? { open } : {})}
      />
      <OtherButton size="small" onClick={() => setChanging(true)}>
        Zmień <span className="unseen">{question.label}</span>
      </OtherButton>
    </div>
  );
}
