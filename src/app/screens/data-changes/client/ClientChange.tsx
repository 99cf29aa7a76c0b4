import type { RaRecord } from 'ra-core';
import { dataChanges } from '../../../../../resources/dataChanges';
import type { RecordOf } from '../../../../schema';
import { Notice } from '../../../kit/Notice';
import { RecordPage } from '../../../resource/ShowScreen';
import { useUser } from '../../../session/useSession';

type Status = RecordOf<typeof dataChanges>['status'];
type Kind = RecordOf<typeof dataChanges>['kind'];
const { kind: kinds } = dataChanges.fields;

/** What became of it, and what comes next. */
const words: Readonly<Record<Status, string>> = {
  asked: 'Prośba jest w biurze. Decyzję dostaniesz w powiadomieniu; do tego czasu możesz prośbę wycofać.',
  accepted: 'Biuro wpisało te dane na kartę firmy.',
  refused: 'Biuro nie wpisało tych danych. Powód jest niżej.',
  withdrawn: 'Prośba jest wycofana, więc na karcie nic się nie zmieni.',
};

const changeOf = ({ kind }: RaRecord): string => kinds.choices?.[kind as Kind]?.label ?? dataChanges.labels.one;

/** A request for other company data as its client reads it: what became of it first. */
export default function ClientChange() {
  const several = useUser().companies.length > 1;
  return (
    <RecordPage
      title={changeOf}
      // What has changed is the heading.
      without={several ? ['status', 'kind'] : ['status', 'kind', 'company_id']}
      before={(record: RaRecord) => <Notice above={true}>{words[record.status as Status]}</Notice>}
    />
  );
}
