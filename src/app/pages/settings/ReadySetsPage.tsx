import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReadySet, ReadySetKey } from '../../../contract/readySets';
import { countOf } from '../../../lib/text';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { request } from '../../providers/request';
import { officePath } from '../../routing/officePath';
import { Icon } from '../../theme/Icon';
import './settings.css';

const path = '/api/ready-sets';

const words: Readonly<Record<ReadySetKey, { title: string; about: string; to: string; way: string }>> = {
  prices: {
    title: 'Cennik',
    about:
      'Kwoty są przykładowe. Klienci nie widzą tych pozycji, dopóki nie zaznaczysz w nich „Widoczna dla klientów”. Porad podatkowych i zastępowania klienta przed urzędem w zestawie nie ma: zawodowo wolno to robić doradcom podatkowym, adwokatom, radcom prawnym i biegłym rewidentom (art. 2 ust. 2 i art. 3 ustawy o doradztwie podatkowym).',
    to: officePath('price-categories.list'),
    way: 'Przejdź do cennika',
  },
  answers: {
    title: 'Szablony odpowiedzi',
    about: 'Teksty, które biuro pisze najczęściej. Wstawisz je w rozmowie z klientem i poprawisz przed wysłaniem.',
    to: officePath('answer-templates.list'),
    way: 'Przejdź do szablonów',
  },
  requests: {
    title: 'Wzory próśb o dokumenty',
    about: 'Listy dokumentów do wyboru, gdy prosisz klienta. Nic nie wysyła się samo.',
    to: officePath('document-request-templates.list'),
    way: 'Przejdź do wzorów',
  },
  trainings: {
    title: 'Szkolenia',
    about: 'Przychodzą jako szkice: przeczytaj je, dopasuj do swojego biura i opublikuj.',
    to: officePath('training-categories.list'),
    way: 'Przejdź do szkoleń',
  },
};

/** Sets of records that a new office may begin with: each is looked at, taken by one press, and the office's own from then on. */
export default function ReadySetsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['ready-sets'],
    queryFn: async ({ signal }) => (await request<{ data: ReadySet[] }>(path, { signal })).json.data,
    retry: false,
  });
  return (
    <Page lead="Na dobry początek: dodaj zestaw, a potem zmień w nim, co zechcesz. To, co już jest, zostaje bez zmian i nie powtórzy się.">
      {!data ? (
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      ) : data.length === 0 ? (
        <section className="panel">
          <Empty title="Nie ma zestawów dla Ciebie">Dodaje je osoba, która prowadzi cennik, szablony i szkolenia.</Empty>
        </section>
      ) : (
        data.map((set) => <SetPanel key={set.key} set={set} />)
      )}
    </Page>
  );
}

function SetPanel({ set: { key, records } }: { set: ReadySet }) {
  // Lists, counts and this page itself show what came.
  const { deed, doing } = useDeed({ changes: 'all' });
  const [open, setOpen] = useState(false);
  const { title, about, to, way } = words[key];
  const missing = records.filter(({ is }) => !is).length;
  const take = () =>
    deed(async () => {
      const { json } = await request<{ data: { added: number } }>(`${path}/${key}`, { method: 'POST' });
      const { added } = json.data;
      return added > 0 ? `${title}: dodano ${positions(added)}` : `${title}: wszystko już jest`;
    });
  return (
    <Panel title={title} above={true} beside={<span className="quiet">{positions(records.length)}</span>}>
      <div className="panel-body ready-set">
        <p className="ready-about">{about}</p>
        {open && (
          <ul className="ready-records">
            {records.map((record) => (
              <li key={record.title}>
                {record.title}
                {record.is && <span className="quiet"> – już jest</span>}
              </li>
            ))}
          </ul>
        )}
        <div className="ready-ways">
          {missing > 0 ? (
            <OtherButton aria-disabled={doing} onClick={() => void take()}>
              {doing ? 'Dodaję…' : `Dodaj ${positions(missing)}`}
              <span className="unseen">: {title}</span>
            </OtherButton>
          ) : (
            <p className="ready-done">
              <Icon name="check" size={18} /> Ten zestaw już dodano
            </p>
          )}
          <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Zwiń' : 'Zobacz, co zawiera'}
            <span className="unseen">: {title}</span>
          </QuietButton>
          {missing < records.length && (
            <Link className="value-link" to={to}>
              {way}
            </Link>
          )}
        </div>
      </div>
    </Panel>
  );
}

const positions = (count: number) => countOf(count, 'pozycję', 'pozycje', 'pozycji');
