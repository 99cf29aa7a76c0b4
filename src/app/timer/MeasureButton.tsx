import { useCreate } from 'ra-core';
import { toWarsaw } from '../../lib/dates';
import { OtherButton } from '../kit/buttons';
import { useDeed } from '../kit/useDeed';
import { Icon } from '../theme/Icon';
import { useOpenEntry } from './useOpenEntry';
import { useTimer } from './useTimer';

interface MeasureButtonProps {
  /** Whose time, in the genitive: `zadania`. */
  of: string;
  /** What the entry is of: `{ task_id }`. */
  values: Readonly<Record<string, unknown>>;
  label?: string;
  small?: boolean;
}

/** Begins measuring the time of a record on the server; while another measuring runs there is nothing to begin. */
export function MeasureButton({ of, values, label = `Mierz czas ${of}`, small = false }: MeasureButtonProps) {
  const { entry } = useOpenEntry();
  const { startedAt } = useTimer();
  const [create] = useCreate();
  const { deed, doing } = useDeed({ changes: ['uptimes'] });
  if (entry || startedAt !== null) return null;

  const start = () =>
    deed(async () => {
      const data = { start_date: toWarsaw(new Date()), ...values, source: 'timer' };
      await create('uptimes', { data }, { returnPromise: true });
      return `Pomiar czasu ${of} trwa. Zatrzymasz go na górnym pasku.`;
    });
  return (
    <OtherButton {...(small ? { size: 'small' as const } : {})} aria-disabled={doing} onClick={() => void start()}>
      <Icon name="play" size={18} />
      {label}
    </OtherButton>
  );
}
