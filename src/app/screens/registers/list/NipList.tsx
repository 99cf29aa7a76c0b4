import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link } from 'react-router';
import { companies } from '../../../../../resources/companies';
import { MainButton, OtherButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { useMay } from '../../../records/usePermit';
import { Running } from '../../../resource/importing/Running';
import { officePath } from '../../../routing/officePath';
import { useRegistersOn } from '../useRegistersOn';
import { GiveNumbers } from './GiveNumbers';
import { Made, type MadeCompanies } from './Made';
import { Review } from './Review';
import { useNipList } from './useNipList';

/** A whole office from a list of NIPs: the registers are asked, what they say is looked at, then all companies are made or none. */
export default function NipList() {
  const mayWrite = useMay()('create', companies);
  return (
    <Page lead="Podaj same numery NIP. Rejestry dopiszą nazwy, adresy, status VAT i rachunki, a przed założeniem firm wszystko zobaczysz.">
      {mayWrite ? (
        <Steps />
      ) : (
        <section className="panel">
          <Empty title="Firmy zakładają osoby, które prowadzą klientów" />
        </section>
      )}
    </Page>
  );
}

function Steps() {
  const list = useNipList();
  const { candidates, wrong, left, asking, progress, fault } = list;
  const [made, setMade] = useState<MadeCompanies | null>(null);
  const on = useRegistersOn();
  if (made)
    return (
      <Made
        {...made}
        waiting={(candidates?.length ?? 0) + wrong.length}
        onUndone={({ kept }) => {
          // A row's place in the sheet: the headings are the first.
          list.unmade(kept.flatMap(({ row }) => made.nips[row - 2] ?? []));
          setMade({ ...made, answer: { ...made.answer, undo: null } });
        }}
        onNext={() => setMade(null)}
      />
    );
  if (asking)
    return (
      <Box component="section" className="panel panel-body" aria-label="Pytanie rejestrów" sx={{ display: 'grid', gap: 2 }}>
        <Running label="Pytam rejestry. Niczego jeszcze nie zakładam; możesz wyjść z tej strony i wrócić." progress={progress} />
        <Box>
          <OtherButton onClick={list.stop}>Przerwij</OtherButton>
        </Box>
      </Box>
    );
  if (!candidates && on?.length === 0) return <SwitchedOff />;
  if (!candidates)
    return (
      <>
        {fault && (
          <Notice role="alert" severity="error" above={true}>
            {fault}
          </Notice>
        )}
        <GiveNumbers left={left} onForgetLeft={list.forgetLeft} waiting={wrong} onSkip={list.drop} onAsk={list.ask} />
      </>
    );
  return (
    <Review
      candidates={candidates}
      wrong={wrong.length}
      answers={list.answers}
      onAnswer={list.answer}
      onEdit={list.edit}
      onAgain={list.forget}
      onMade={(came) => {
        list.made(came.nips);
        setMade(came);
      }}
    />
  );
}

/** Where no register may be asked, numbers alone make no company: said before anybody pastes them. */
function SwitchedOff() {
  return (
    <section className="panel">
      <Empty
        title="Rejestry są na tym serwerze wyłączone"
        action={
          <MainButton component={Link} to={officePath('companies.import')}>
            Wczytaj firmy z pliku
          </MainButton>
        }
      >
        Z samych numerów NIP nie powstaną karty firm. Wczytaj listę z pliku albo wklej ją z arkusza: wystarczą nazwa i NIP, a
        czego zabraknie, uzupełnisz na kartach. Rejestry włącza osoba, która opiekuje się serwerem.
      </Empty>
    </section>
  );
}
