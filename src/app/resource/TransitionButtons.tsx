import type { RaRecord } from 'ra-core';
import type { Resource } from '../../schema';
import { OtherButton } from '../kit/buttons';
import { useMoves } from './useMoves';

interface TransitionButtonsProps {
  resource: Resource;
  record: RaRecord;
  small?: boolean;
}

/** Where a record may go from where it stands, a button each; asks first where the declaration says so. */
export function TransitionButtons({ resource, record, small = false }: TransitionButtonsProps) {
  const { open, doing, press, dialogs } = useMoves(resource, record);
  return (
    <>
      {open.map(([name, transition]) => (
        <OtherButton
          key={name}
          size={small ? 'small' : 'medium'}
          aria-disabled={doing}
          onClick={() => doing || press(name, transition)}
        >
          {transition.label}
        </OtherButton>
      ))}
      {dialogs}
    </>
  );
}
