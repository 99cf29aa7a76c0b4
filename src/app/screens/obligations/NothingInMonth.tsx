import { NoClients } from './NoClients';

/** Where the filters leave nothing of the month. */
export function NothingInMonth({ keeper, onAll }: { keeper: string; onAll: () => void }) {
  return (
    <section className="panel">
      <NoClients title="W tym miesiącu nic nie pasuje" keeper={keeper} onAll={onAll}>
        Wybierz inny miesiąc, dziedzinę, opiekuna albo stan.
      </NoClients>
    </section>
  );
}
