import { useUser } from '../session/useSession';

/** The office's first screen. */
export default function OfficeHomePage() {
  return <p>Dzień dobry, {useUser().first_name}.</p>;
}
