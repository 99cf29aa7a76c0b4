import type { ReactNode } from 'react';
import { OtherButton } from '../../kit/buttons';
import { Empty } from '../../layout/Empty';
import { useUser } from '../../session/useSession';

interface NoClientsProps {
  title: string;
  /** The keeper whose clients are looked at; empty for all. */
  keeper: string;
  onAll: () => void;
  /** What else may be chosen, where it is not for one's own companies alone that nothing is there. */
  children: ReactNode;
}

/** Where no client fits what was chosen: one's own companies are what one sees first, and all are a press away. */
export function NoClients({ title, keeper, onAll, children }: NoClientsProps) {
  const { id: me } = useUser();
  const all = <OtherButton onClick={onAll}>Pokaż wszystkich klientów</OtherButton>;
  return (
    <Empty title={title} action={keeper && all}>
      {keeper === me ? 'Widać tylko firmy, które prowadzisz.' : children}
    </Empty>
  );
}
