import { FollowingTerms } from '../company-events/FollowingTerms';
import { LinePreview } from './LinePreview';

/** What a line that is being typed does: to the obligations of the calendar, and the terms that it raises itself. */
export function LineInside({ id }: { id?: string }) {
  return (
    <>
      <LinePreview {...(id ? { id } : {})} />
      <FollowingTerms id={id} />
    </>
  );
}
