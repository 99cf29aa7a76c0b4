import { useUser } from '../session/useSession';

/** The client's first screen. */
export default function ClientHomePage() {
  return <p>Dzień dobry, {useUser().first_name}.</p>;
}
