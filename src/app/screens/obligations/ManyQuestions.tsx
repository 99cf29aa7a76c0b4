import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { companies } from '../../../../resources/companies';
import type { OpenQuestion } from '../../../contract/obligations';
import { formatDate } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import { countOf } from '../../../lib/text';
import { OtherButton } from '../../kit/buttons';
import { Tick } from '../../kit/Tick';
import { Fold } from '../../layout/Fold';
import { useMay } from '../../records/usePermit';
import { useAnswers } from './useAnswers';
import { useOpenQuestions } from './useDuties';

/** The id of its place. */
export const questionsPlace = 'duties-questions';

/** What is not known of clients and obligations hang on: answered for several of them at once. */
export function ManyQuestions({ keeper }: { keeper: string }) {
  const { data: questions = [] } = useOpenQuestions(keeper, useMay()('edit', companies));
  if (questions.length === 0) return null;
  return (
    <section id={questionsPlace} className="panel below" aria-label="Do ustalenia">
      <Box sx={{ px: 2 }}>
        <Fold
          title={
            <Typography component="h2" sx={{ fontSize: '1.125rem', fontWeight: 500 }}>
              Do ustalenia: {countOf(questions.length, 'pytanie', 'pytania', 'pytań')}
            </Typography>
          }
        >
          <p className="quiet">Od odpowiedzi zależą obowiązki, które do tego czasu są „być może”. Zadania z nich nie powstają.</p>
          {questions.map((question) => (
            <Fold
              key={`${question.field} ${question.month ?? ''} ${question.label}`}
              title={`${question.label} – ${countOf(question.total, 'firma', 'firmy', 'firm')}`}
            >
              <Answering question={question} />
            </Fold>
          ))}
        </Fold>
      </Box>
    </section>
  );
}

function Answering({ question }: { question: OpenQuestion }) {
  const { label, total, companies: shown } = question;
  const [picked, setPicked] = useState<readonly string[]>([]);
  // Who was answered in the meantime is no longer asked about.
  const ids = shown.map(({ id }) => id).filter((id) => picked.includes(id));
  const answered = useAnswers();
  const all = ids.length === shown.length;
  const answer = (value: boolean) => {
    const says = value ? 'Tak' : 'Nie';
    return (
      <OtherButton
        size="small"
        disabled={ids.length === 0}
        aria-label={`${label}: ${says.toLowerCase()}, zaznaczone firmy`}
        onClick={() => void answered(ids, question, value)}
      >
        {says}
      </OtherButton>
    );
  };
  return (
    <Box component="fieldset" aria-label={label} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Tick
          checked={all}
          some={ids.length > 0 && !all}
          onTick={() => setPicked(all ? [] : shown.map(({ id }) => id))}
          label={total > shown.length ? `Pierwsze ${shown.length} z ${formatNumber(total)}` : `Wszystkie (${total})`}
        />
        {answer(true)}
        {answer(false)}
      </Stack>
      <Stack sx={{ maxHeight: 320, overflowY: 'auto' }}>
        {shown.map(({ id, title, perhaps }) => (
          <Tick
            key={id}
            checked={picked.includes(id)}
            onTick={(on) => setPicked(on ? [...picked, id] : picked.filter((each) => each !== id))}
            label={
              <>
                {title}{' '}
                <span className="quiet">
                  – być może {perhaps.name} do {formatDate(perhaps.due)}
                </span>
              </>
            }
          />
        ))}
      </Stack>
    </Box>
  );
}
