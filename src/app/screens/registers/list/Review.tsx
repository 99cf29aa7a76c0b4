import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { companies } from '../../../../../resources/companies';
import type { ImportAnswer, ImportedRow } from '../../../../contract/imports';
import { countOf } from '../../../../lib/text';
import { useStepUp } from '../../../form/useStepUp';
import { MainButton, OtherButton, QuietButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';
import { Panel } from '../../../kit/Panel';
import { useDeed } from '../../../kit/useDeed';
import { loadFile, type Progress } from '../../../resource/importing/calls';
import { Running } from '../../../resource/importing/Running';
import { RecordLink } from '../../../resource/RecordLink';
import { useUser } from '../../../session/useSession';
import { labelOf } from '../merge';
import { CandidateDialog } from './CandidateDialog';
import { CandidateTable, type Row } from './CandidateTable';
import { type Candidate, faultsOf, startingAnswers, type Values, valuesOf } from './candidate';
import { FormAnswers } from './FormAnswers';
import { invitedOf } from './invited';
import type { MadeCompanies } from './Made';
import { companiesSheet } from './sheet';

interface ReviewProps {
  candidates: readonly Candidate[];
  answers: Readonly<Record<string, Values>>;
  onAnswer: (form: string, values: Values) => void;
  onEdit: (nip: string, values: Values) => void;
  onAgain: () => void;
  onMade: (made: MadeCompanies, nips: readonly string[]) => void;
}

/** What the registers said, beside what the list says: looked at, completed, then all the ticked companies are made, or none. */
export function Review({ candidates, answers, onAnswer, onEdit, onAgain, onMade }: ReviewProps) {
  const client = useQueryClient();
  const me = useUser();
  const { confirmed, question } = useStepUp();
  const { send } = useDeed();
  const [keeper, setKeeper] = useState<{ id: string; title: string } | null>({ id: me.id, title: me.first_name });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string | null>(null);
  const [loading, setLoading] = useState<Progress | undefined>(undefined);
  const [fault, setFault] = useState<string | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, Record<string, string>>>(new Map());

  const answersOf = useMemo(
    () =>
      (form: string): Values => ({ ...startingAnswers(form), ...answers[form] }),
    [answers],
  );
  const known = candidates.filter(({ planned }) => planned.known);
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

  async function make(): Promise<void> {
    if (loading !== undefined) return;
    setFault(null);
    setRefused(new Map());
    setLoading(null);
    const sheet = () => companiesSheet(wanted);
    const said = await send(async () => {
      const answer = await confirmed(() => loadFile(companies, sheet(), false, { tell: setLoading }));
      if (!answer) return;
      void client.invalidateQueries();
      onMade(
        madeOf(answer, wanted),
        wanted.map(({ candidate }) => candidate.given.nip),
      );
    });
    if (said) {
      const tried = await loadFile(companies, sheet(), true, { tell: setLoading }).catch(() => null);
      const faults = tried ? refusals(tried.data, wanted) : new Map();
      setRefused(faults);
      setFault(faults.size > 0 ? someRefused : said.sentence);
    }
    setLoading(undefined);
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {question}
      {known.length > 0 && (
        <Notice role="alert" severity="info">
          Te firmy są już w biurze i zostają bez zmian:{' '}
          {known.slice(0, 12).map(
            ({ planned: { nip, known: company } }, at) =>
              company && (
                <span key={nip}>
                  {at > 0 && ', '}
                  <RecordLink resource={companies} record={company}>
                    {company.title}
                  </RecordLink>
                </span>
              ),
          )}
          {known.length > 12 && ` i jeszcze ${known.length - 12}`}.
        </Notice>
      )}
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
            <CandidateTable
              rows={rows}
              left={left}
              onLeave={(nips, on) => setLeft(new Set(on ? [...left, ...nips] : [...left].filter((nip) => !nips.includes(nip))))}
              onOpen={setOpen}
            />
          )}
          {faulty.length > 0 && (
            <p className="quiet">
              {`Do uzupełnienia: ${countOf(faulty.length, 'firma', 'firmy', 'firm')}. Uzupełnij je albo odznacz: odznaczone poczekają, a zaznaczone zakładamy wszystkie albo żadnej.`}{' '}
              <QuietButton
                size="small"
                onClick={() => setLeft(new Set([...left, ...faulty.map(({ candidate }) => candidate.given.nip)]))}
              >
                Odznacz nieuzupełnione
              </QuietButton>
            </p>
          )}
          {fault && (
            <Notice role="alert" severity="error">
              {fault}
            </Notice>
          )}
          {loading !== undefined && <Running label="Zakładam firmy: wszystkie albo żadną." progress={loading} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {rows.length > 0 && (
              <MainButton
                disabled={wanted.length === 0 || faulty.length > 0}
                aria-disabled={loading !== undefined}
                onClick={() => void make()}
              >
                {wanted.length > 0 ? `Załóż ${countOf(wanted.length, 'firmę', 'firmy', 'firm')}` : 'Załóż firmy'}
              </MainButton>
            )}
            <OtherButton disabled={loading !== undefined} onClick={onAgain}>
              Inna lista
            </OtherButton>
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

function madeOf({ data, ...answer }: ImportAnswer, sent: readonly Row[]): MadeCompanies {
  const made = data.flatMap((row) => {
    const candidate = sent[row.row - 2]?.candidate;
    return row.action === 'create' && candidate ? [{ id: row.id, candidate }] : [];
  });
  return { answer, ...invitedOf(made) };
}
