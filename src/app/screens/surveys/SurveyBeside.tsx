import { useShown } from '../../records/useDeclared';
import { RecordSections } from '../../resource/RecordSections';
import { SurveyAnswers } from './SurveyAnswers';

/** A survey beside its list: what was answered, then how it was set up. */
export default function SurveyBeside() {
  const { record } = useShown();
  return (
    <>
      <SurveyAnswers survey={record} />
      <RecordSections without={['sections']} />
    </>
  );
}
