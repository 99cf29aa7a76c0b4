import type { messages } from '../../../../../resources/messages';
import { formatDateTime } from '../../../../lib/dates';
import { MainButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import { request } from '../../../providers/request';
import type { Answered } from '../../../records/answered';
import { useShown } from '../../../records/useDeclared';
import { RecordPage } from '../../../resource/ShowScreen';
import { useUser } from '../../../session/useSession';

/** What a client has no use for beside the conversation. */
const without = [
  'subject',
  'status',
  'kind',
  'important',
  'requires_confirmation',
  'confirmed_at',
  'confirmed_by_id',
  'last_post_at',
];

/** A conversation as the client has it; an announcement that asks for it is confirmed here. */
export default function ClientMessage() {
  const several = useUser().companies.length > 1;
  return (
    <RecordPage
      without={several ? without : [...without, 'company_id']}
      before={(record) => (record.requires_confirmation ? <Confirmation /> : null)}
    />
  );
}

function Confirmation() {
  const { record } = useShown<Answered<typeof messages, never, 'confirmed_at'>>();
  const { confirmed_at } = record;
  const { deed, doing } = useDeed({ changes: 'all' });
  const confirm = () =>
    deed(async () => {
      await request(`/api/messages/${record.id}/confirmation`, { method: 'POST' });
      return 'Dziękujemy za potwierdzenie';
    });
  if (confirmed_at)
    return (
      <p className="panel panel-body" role="status">
        Zapoznanie się potwierdzono {formatDateTime(confirmed_at)}.
      </p>
    );
  return (
    <section className="panel" aria-label="Potwierdzenie">
      <div className="panel-body">
        <p>Biuro prosi o potwierdzenie, że znasz treść tej wiadomości.</p>
        <MainButton aria-disabled={doing} onClick={() => void confirm()}>
          Potwierdzam, że znam treść
        </MainButton>
      </div>
    </section>
  );
}
