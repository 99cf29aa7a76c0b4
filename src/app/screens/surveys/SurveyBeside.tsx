import type { RaRecord } from 'ra-core';
import { RecordSections } from '../../resource/RecordSections';
import { SurveyAnswers } from './SurveyAnswers';

/** A survey beside its list: what was answered, then how it was set up. */
export default function SurveyBeside({ record }: { record: RaRecord }) {
  return (
    <>
      <SurveyAnswers survey={record} />
      <RecordSections without={['sections']} />
    </>
  );
}
