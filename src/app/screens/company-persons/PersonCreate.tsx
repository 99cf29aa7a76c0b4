import { CreatePage } from '../../resource/CreateScreen';
import { FollowingTerms } from '../company-events/FollowingTerms';
import { TakenLines } from './TakenLines';

/** A new owner or partner: which terms follow, and which dated lines of the company become theirs. */
export default function PersonCreate() {
  const inside = (
    <>
      <TakenLines />
      <FollowingTerms />
    </>
  );
  return <CreatePage inside={inside} />;
}
