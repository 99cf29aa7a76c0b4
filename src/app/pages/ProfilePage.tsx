import { useUser } from '../session/useSession';

/** One's own account. */
export default function ProfilePage() {
  return <p>{useUser().first_name}</p>;
}
