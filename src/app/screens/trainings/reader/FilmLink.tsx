import { OtherButton } from '../../../kit/buttons';
import { Icon } from '../../../theme/Icon';

/** A film elsewhere, opened outside the panel and told nothing about where one came from. */
export function FilmLink({ address }: { address: string }) {
  return (
    <p>
      <OtherButton href={address} target="_blank" rel="noopener noreferrer">
        <Icon name="play" size={18} />
        Obejrzyj film
        <span className="unseen"> (otworzy się w nowej karcie)</span>
      </OtherButton>
    </p>
  );
}
