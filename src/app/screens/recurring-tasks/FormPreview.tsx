import { useFormContext } from 'react-hook-form';
import { RulePreview } from './RulePreview';

/** The preview of the rule that is being typed. */
export function FormPreview() {
  const { getValues } = useFormContext();
  return <RulePreview values={getValues} />;
}
