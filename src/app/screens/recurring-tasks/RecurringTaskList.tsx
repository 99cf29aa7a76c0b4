import { ResourceList } from '../../resource/ListScreen';
import { GenerateButton } from './GenerateButton';

const lead =
  'Reguły ustawowe są włączone: wyłącz te, których biuro nie pilnuje. Zadania powstają co noc, każde raz dla firmy, osoby i okresu.';

/** The rules that tasks are made by: the law's, switched on and off, and the office's own. */
export default function RecurringTaskList() {
  return <ResourceList lead={lead} actions={<GenerateButton />} />;
}
