import { ResourceList } from '../../resource/ListScreen';
import { ChargeTime } from './ChargeTime';

/** What is paid besides subscriptions, and working time made into more of it. */
export default function BillableEventList() {
  return (
    <ResourceList
      actions={<ChargeTime />}
      lead="Praca poza abonamentem: z czasu pracy, ze spraw i wpisana ręcznie. Usunięte zdarzenie oddaje swój czas do rozliczenia."
    />
  );
}
