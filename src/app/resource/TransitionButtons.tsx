import { OtherButton } from '../kit/buttons';
import { useShown } from '../records/useDeclared';
import { useMoves } from './useMoves';

interface TransitionButtonsProps {
  small?: boolean;
  /** What draws each: another button, or the main one where the screen is for nothing else. */
  button?: typeof OtherButton;
}

/** Where the record around may go from where it stands, a button each; asks first where the declaration says so. */
export function TransitionButtons({ small = false, button: Step = OtherButton }: TransitionButtonsProps) {
  const { resource, record } = useShown();
  const { open, doing, press, dialogs } = useMoves(resource, record);
  return (
    <>
      {open.map(([name, transition]) => (
        <Step key={name} size={small ? 'small' : 'medium'} aria-disabled={doing} onClick={() => doing || press(name, transition)}>
          {transition.label}
        </Step>
      ))}
      {dialogs}
    </>
  );
}
