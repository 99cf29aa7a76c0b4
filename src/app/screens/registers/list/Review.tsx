import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { companies } from '../../../../../resources/companies';
import type { ImportedRow } from '../../../../contract/imports';
import { countOf } from '../../../../lib/text';
import { MainButton, QuietButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';
import { Panel } from '../../../kit/Panel';
import { useDeed } from '../../../kit/useDeed';
import { loadFile } from '../../../resource/importing/calls';
import { Running } from '../../../resource/importing/Running';
import { useWriting, type Written } from '../../../resource/importing/useWriting';
import { LinkTo } from '../../../resource/RecordLink';
import { useUser } from '../../../session/useSession';
import { labelOf } from '../merge';
import { AnotherList } from './AnotherList';
import { CandidateDialog } from './CandidateDialog';
import { CandidateTable, type Row } from './CandidateTable';
import { type Candidate, faultsOf, startingAnswers, type Values, valuesOf } from './candidate';
import { FormAnswers } from './FormAnswers';
import { invitedOf } from './invited';
import type { MadeCompanies } from './Made';
import { companiesSheet } from './sheet';

interface ReviewProps {
  candidates: readonly Candidate[];
  /** So many rows wait for their number to be put right. */
  wrong: number;
  answers: Readonly<Record<string, Values>>;
  onAnswer: (form: string, values: Values) => void;
  onEdit: (nip: string, values: Values) => void;
  onAgain: () => void;
  onMade: (made: MadeCompanies) => void;
}

/** What the registers said, beside what the list says: looked at, completed, then all the ticked companies are made, or none. */
export function Review({ candidates, wrong, answers, onAnswer, onEdit, onAgain, onMade }: ReviewProps) {
  const me = useUser();
  const [keeper, setKeeper] = useState<{ id: string; title: string } | null>({ id: me.id, title: me.first_name });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string | null>(null);
  const { make, refused, fault, progress, question } = useMaking(onMade);

  const answersOf = useMemo(
    () =>
      (form: string): Values => ({ ...startingAnswers(form), ...answers[form] }),
    [answers],
  );
  const rows = useMemo(
    () =>
      candidates
        .filter(({ planned }) => !planned.known)
        .map((candidate): Row => {
          const values = valuesOf(candidate, answersOf, keeper?.id ?? null);
          return { candidate, values, faults: { ...refused.get(candidate.given.nip), ...faultsOf(values) } };
        }),
    [candidates, answersOf, keeper, refused],
  );
  const wanted = rows.filter(({ candidate }) => !left.has(candidate.given.nip));
  const faulty = wanted.filter(({ faults }) => Object.keys(faults).length > 0);
  const forms = countForms(wanted);
  const opened = rows.find(({ candidate }) => candidate.given.nip === open);
  const leave = (nips: readonly string[], on: boolean) =>
    setLeft(new Set(on ? [...left, ...nips] : [...left].filter((nip) => !nips.includes(nip))));

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {question}
      <KnownCompanies candidates={candidates} />
      {forms.length > 0 && (
        <FormAnswers forms={forms} answers={answersOf} onAnswer={onAnswer} keeper={keeper} onKeeper={setKeeper} />
      )}
      <Panel title="Firmy do założenia">
        <Box className="panel-body" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {rows.length === 0 ? (
            <Notice role="alert" severity="info">
              Wszystkie firmy z listy są już w biurze.
            </Notice>
          ) : (
            <CandidateTable rows={rows} left={left} onLeave={leave} onOpen={setOpen} />
          )}
          <Unfinished rows={faulty} onLeave={(nips) => leave(nips, true)} />
          {fault && (
            <Notice role="alert" severity="error">
              {fault}
            </Notice>
          )}
          {progress !== undefined && <Running label="Zakładam firmy: wszystkie albo żadną." progress={progress} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {rows.length > 0 && (
              <MainButton
                disabled={wanted.length === 0 || faulty.length > 0}
                aria-disabled={progress !== undefined}
                onClick={() => void make(wanted)}
              >
                {wanted.length > 0 ? `Załóż ${countOf(wanted.length, 'firmę', 'firmy', 'firm')}` : 'Załóż firmy'}
              </MainButton>
            )}
            <AnotherList waiting={rows.length + wrong} disabled={progress !== undefined} onAgain={onAgain} />
          </Box>
        </Box>
      </Panel>
      {opened && (
        <CandidateDialog
          row={opened}
          onEdit={(values) => onEdit(opened.candidate.given.nip, values)}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}

/** Makes the companies, all of them or none; where that is refused, a trial tells why by NIP. */
function useMaking(onMade: ReviewProps['onMade']) {
  const { write, ...writing } = useWriting(companies);
  const { send: sendTrial } = useDeed();
  const [refused, setRefused] = useState<ReadonlyMap<string, Record<string, string>>>(new Map());

  async function make(wanted: readonly Row[]): Promise<void> {
    if (writing.progress !== undefined) return;
    setRefused(new Map());
    const sheet = companiesSheet(wanted);
    await write({
      sheet,
      onWritten: (answer, rows) => onMade(madeOf(answer, rows, wanted)),
      async refused({ sentence }, tell) {
        let says = sentence;
        await sendTrial(async () => {
          const faults = refusals((await loadFile(companies, sheet, true, { tell })).data, wanted);
          setRefused(faults);
          if (faults.size > 0) says = someRefused;
        });
        return says;
      },
    });
  }
  return { ...writing, make, refused };
}

/** So many companies are named at most. */
const named = 12;

/** Companies of the list that the office has already. */
function KnownCompanies({ candidates }: { candidates: readonly Candidate[] }) {
  const known = candidates.flatMap(({ planned }) => planned.known ?? []);
  if (known.length === 0) return null;
  return (
    <Notice role="alert" severity="info">
      Te firmy są już w biurze i zostają bez zmian:{' '}
      {known.slice(0, named).map((company, at) => (
        <span key={company.id}>
          {at > 0 && ', '}
          <LinkTo resource={companies} record={company}>
            {company.title}
          </LinkTo>
        </span>
      ))}
      {known.length > named && ` i jeszcze ${known.length - named}`}.
    </Notice>
  );
}

/** Companies that can't be made as they are, and the way to leave them for later. */
function Unfinished({ rows, onLeave }: { rows: readonly Row[]; onLeave: (nips: readonly string[]) => void }) {
  if (rows.length === 0) return null;
  return (
    <p className="quiet">
      {`Do uzupełnienia: ${countOf(rows.length, 'firma', 'firmy', 'firm')}. Uzupełnij je albo odznacz: odznaczone poczekają, a zaznaczone zakładamy wszystkie albo żadnej.`}{' '}
      <QuietButton size="small" onClick={() => onLeave(rows.map(({ candidate }) => candidate.given.nip))}>
        Odznacz nieuzupełnione
      </QuietButton>
    </p>
  );
}

const someRefused = 'Niczego nie założono. Przy firmach, których nie da się założyć, napisaliśmy dlaczego.';

/** Legal forms with how many companies of each, the most frequent first. */
function countForms(rows: readonly Row[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { values } of rows) {
    const form = String(values.company_type ?? '');
    if (form !== '') counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1]);
}

function refusals(data: readonly ImportedRow[], sent: readonly Row[]): Map<string, Record<string, string>> {
  return new Map(
    data.flatMap((row): [string, Record<string, string>][] => {
      const nip = sent[row.row - 2]?.candidate.given.nip;
      if (row.action !== 'refuse' || nip === undefined) return [];
      const named = Object.fromEntries(Object.entries(row.errors ?? {}).filter(([key]) => labelOf(key) !== key));
      return [[nip, Object.keys(named).length > 0 ? named : { title: row.error }]];
    }),
  );
}

function madeOf(answer: Written, rows: readonly ImportedRow[], sent: readonly Row[]): MadeCompanies {
  const made = rows.flatMap((row) => {
    const of = sent[row.row - 2];
    return row.action === 'create' && of ? [{ id: row.id, candidate: of.candidate, title: String(of.values.title ?? '') }] : [];
  });
  return { answer, nips: sent.map(({ candidate }) => candidate.given.nip), ...invitedOf(made) };
}
