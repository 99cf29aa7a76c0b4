import { useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { lawFacts } from '../../../../resources/companyProfile/openFacts';
import { sentStates } from '../../../domain/settlement/sentStates';
import { countOf as countedAs } from '../../../lib/text';
import { QuietButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { request } from '../../providers/request';
import { listAddress } from '../../records/listAddress';
import { useGroups } from '../../records/useGroups';
import { officePath } from '../../routing/officePath';
import { Icon } from '../../theme/Icon';

const nothing: readonly string[] = [];
const { users, companies, settlements } = resources;
const prices = resources['price-items'];
const answers = resources['answer-templates'];

interface ConfigChange {
  changes: Readonly<Record<string, { after: unknown }>>;
}

interface Step {
  says: string;
  means: string;
  to: string;
  done: boolean;
}

/** What an empty office does first, each ticked by what stands in the panel; gone once a month was sent to a client, or when somebody hides it. */
export default function FirstSteps() {
  const [over, setOver] = useStore<boolean>('firstSteps.over', false);
  const { steps, isSent } = useSteps(!over);
  useEffect(() => {
    if (isSent) setOver(true);
  }, [isSent, setOver]);
  if (over || !steps || isSent) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel
      title="Pierwsze kroki"
      above={true}
      beside={
        <span className="quiet">
          {done} z {steps.length}
        </span>
      }
    >
      <ol className="first-steps panel-body">
        {steps.map(({ says, means, to, done: isDone }) => (
          <li key={says}>
            <Icon name={isDone ? 'check' : 'right'} size={18} />
            <div>
              <Link to={to}>{says}</Link>
              {isDone && <span className="unseen"> – zrobione</span>}
              <p className="quiet">{means}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="panel-body">
        <QuietButton size="small" onClick={() => setOver(true)}>
          Nie pokazuj więcej
        </QuietButton>
      </div>
    </Panel>
  );
}

/** Undefined until all is counted, or where something can't be. */
function useSteps(enabled: boolean): { steps?: Step[]; isSent: boolean } {
  const sent = useGroups(settlements, { by: nothing, filter: { status: sentStates } }, { enabled });
  const none = enabled && sent.data !== undefined && countOf(sent.data) === 0;
  const changes = useQuery({
    queryKey: ['firstSteps.settings'],
    queryFn: async ({ signal }) =>
      (await request<{ data: ConfigChange[] }>('/api/settings/config/history', { signal })).json.data,
    enabled: none,
    retry: false,
  });
  const people = useGroups(users, { by: nothing, filter: { isAdmin: true } }, { enabled: none });
  const clients = useGroups(companies, { by: nothing, filter: {} }, { enabled: none });
  const lacking = useLacking(none);
  const ready = useGroups(answers, { by: nothing, filter: {} }, { enabled: none });
  // Prices of the ready set are examples, which clients do not see.
  const priced = useGroups(prices, { by: nothing, filter: { visible_to_client: true } }, { enabled: none });
  const months = useGroups(settlements, { by: nothing, filter: {} }, { enabled: none });
  if (!sent.data) return { isSent: false };
  if (!none) return { isSent: countOf(sent.data) > 0 };
  if (!changes.data || !people.data || !clients.data || !lacking || !ready.data || !priced.data || !months.data)
    return { isSent: false };
  const steps: Step[] = [
    {
      says: 'Podaj dane biura',
      means: 'Nazwa i adres do odpowiedzi: tak podpisane są e-maile do klientów.',
      to: officePath('settings'),
      done: isSet(changes.data, ['tenant.name', 'tenant.titleSuffix', 'tenant.replyTo']),
    },
    {
      says: 'Dodaj logo i kolory',
      means: 'W nich klienci widzą panel i e-maile.',
      to: officePath('settings'),
      done: isSet(changes.data, ['tenant.logo', 'tenant.colors.primary', 'tenant.colors.secondary', 'tenant.colors.background']),
    },
    {
      says: 'Zaproś ludzi z biura',
      means: 'Każdy dostaje link i sam ustawia hasło.',
      to: officePath('users.list'),
      done: countOf(people.data) > 1,
    },
    {
      says: 'Załóż firmy klientów z listy NIP',
      means: 'Wklej numery; nazwy, adresy i status VAT dopiszą rejestry.',
      to: officePath('companies.list-of-nips'),
      done: countOf(clients.data) > 0,
    },
    {
      says: 'Uzupełnij karty firm',
      means: lacking[0]
        ? `Brakuje: ${lacking.map(({ label, count }) => `${label} (${firms(count)})`).join(', ')}. Do tego czasu obowiązki, które od tego zależą, są „być może”.`
        : 'Czego lista klientów nie miała, jak forma opodatkowania: od tego zależą obowiązki.',
      to: lacking[0] ? listAddress(officePath('companies.list'), { [lacking[0].fact]: [null] }) : officePath('companies.list'),
      done: countOf(clients.data) > 0 && lacking.length === 0,
    },
    {
      says: 'Dodaj gotowe zestawy',
      means: 'Przykładowy cennik, szablony odpowiedzi, prośby o dokumenty i szkolenia: każdy jednym naciśnięciem.',
      to: officePath('settings.ready-sets'),
      done: countOf(ready.data) > 0,
    },
    {
      says: 'Ustaw cennik',
      means: 'Wpisz swoje ceny i pokaż je klientom; z cennika powstają dopłaty za prace spoza abonamentu.',
      to: officePath('price-categories.list'),
      done: countOf(priced.data) > 0,
    },
    {
      says: 'Otwórz pierwszy miesiąc',
      means: 'Każda firma dostanie rozliczenie; pozycje dodasz w nim z profilu firmy albo z wczytanych kwot.',
      to: officePath('settlements.list'),
      done: countOf(months.data) > 0,
    },
    {
      says: 'Wczytaj kwoty i wyślij klientom',
      means: 'Z plików JPK_V7, KEDU i tabel; przed zapisaniem widać, co się zmieni.',
      to: officePath('amounts'),
      done: false,
    },
  ];
  return { steps, isSent: false };
}

/** Whether somebody gave one of these places of the configuration a value of the firm's own. */
const isSet = (changes: readonly ConfigChange[], places: readonly string[]) =>
  changes.some(({ changes: each }) => places.some((place) => each[place] != null && each[place].after !== null));

const countOf = (groups: readonly { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0);

const firms = (count: number) => countedAs(count, 'firma', 'firmy', 'firm');

interface Lacking {
  fact: (typeof lawFacts)[number];
  label: string;
  count: number;
}

/** Facts of the law that cards leave open, with how many do; undefined until all are counted. */
function useLacking(enabled: boolean): Lacking[] | undefined {
  const counted = [
    useWithout('company_type', enabled),
    useWithout('taxation_form', enabled),
    useWithout('vat_status', enabled),
    useWithout('accounting_type', enabled),
  ];
  const lacking: Lacking[] = [];
  for (const [nth, fact] of lawFacts.entries()) {
    const groups = counted[nth]?.data;
    if (!groups) return undefined;
    const count = countOf(groups);
    if (count > 0) lacking.push({ fact, label: companies.fields[fact].label.toLowerCase(), count });
  }
  return lacking;
}

const useWithout = (fact: (typeof lawFacts)[number], enabled: boolean) =>
  useGroups(companies, { by: nothing, filter: { [fact]: [null] } }, { enabled });
