import type { Field, Look } from '../../schema';
import { useSession } from '../session/useSession';

/** How a value of a closed list is shown to the person at the screen: a client reads the client's wording where there is one. */
export function useLook({ choices }: Pick<Field, 'choices'>, value: unknown): Look | undefined {
  const person = useSession();
  const look = choices?.[String(value)];
  return look?.client && person && !person.isAdmin ? { ...look, label: look.client, short: look.client } : look;
}
