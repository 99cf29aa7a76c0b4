import { useState } from 'react';
import { OtherButton } from '../../kit/buttons';
import { useDeclared } from '../../records/useDeclared';
import { ConfirmDialog } from '../../resource/ConfirmDialog';
import { useSettlementDeed } from '../settlements/useSettlementDeed';
import type { Training } from './training';

/** What who makes trainings does with a published one. */
export function MakerActions({ training }: { training: Training }) {
  const resource = useDeclared();
  const { deed, doing } = useSettlementDeed();
  const [asking, setAsking] = useState(false);
  if (training.status !== 'published') return null;
  return (
    <>
      <OtherButton
        aria-disabled={doing}
        onClick={() =>
          doing || void deed((provider) => provider.act(resource.name, training.id, 'remind'), 'Wysłano przypomnienia')
        }
      >
        Przypomnij
      </OtherButton>
      <OtherButton onClick={() => setAsking(true)}>Nowe wydanie</OtherButton>
      {asking && (
        <ConfirmDialog
          title="Poprosić wszystkich o ponowne przejście?"
          action="Nowe wydanie"
          onConfirm={async () => {
            await deed((provider) => provider.act(resource.name, training.id, 'renew'), 'Szkolenie czeka na ponowne przejście');
          }}
          onClose={() => setAsking(false)}
        >
          <p>Dotychczasowe ukończenia wygasną i zostaną w historii. Obowiązkowe szkolenie przydzielimy od nowa.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
