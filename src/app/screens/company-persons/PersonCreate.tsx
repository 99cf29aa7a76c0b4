import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';
import { FollowingTerms } from '../company-events/FollowingTerms';
import { TakenLines } from './TakenLines';

/** A new owner or partner: which terms follow, and which dated lines of the company become theirs. */
export default function PersonCreate({ resource }: ScreenProps) {
  if (!resource) return null;
  const inside = (
    <>
      <TakenLines />
      <FollowingTerms resource={resource.name} />
    </>
  );
  return <CreatePage inside={inside} />;
}
