import type { RaRecord } from 'ra-core';
import { useParams } from 'react-router';
import { useDeclared } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { RecordPage } from '../../resource/ShowScreen';
import { GenerateButton } from './GenerateButton';
import { RulePreview } from './RulePreview';

/** A rule, what it would make, and making it now. */
export default function RecurringTaskShow() {
  const resource = useDeclared();
  const { id } = useParams();
  const may = useMay();
  if (!id) return null;
  return (
    <RecordPage
      actions={(record: RaRecord) => record.active === true && <GenerateButton id={id} />}
      after={(record: RaRecord) => may('create', resource) && <RulePreview values={() => record} />}
    />
  );
}
