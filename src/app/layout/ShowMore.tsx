import { OtherButton } from '../kit/buttons';

/** At a list's end, while it goes on. */
export function ShowMore({ more, says = 'Pokaż więcej' }: { more: (() => void) | null; says?: string }) {
  return (
    more && (
      <p className="panel-foot">
        <OtherButton onClick={more}>{says}</OtherButton>
      </p>
    )
  );
}
