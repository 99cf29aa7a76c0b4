import { type DataProvider, useDataProvider } from 'ra-core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { polls } from '../../../../resources/polls';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { TextBox } from '../../fields/TextBox';
import { MainButton, OtherButton } from '../../kit/buttons';
import { Choice, Choices } from '../../kit/Choice';
import { Shares } from '../../kit/Shares';
import { useDeed } from '../../kit/useDeed';
import { Fold } from '../../layout/Fold';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { StatusChip } from '../../layout/StatusChip';
import type { PanelDataProvider } from '../../providers/dataProvider';
import type { Answered } from '../../records/answered';
import { useDeclared } from '../../records/useDeclared';
import { useRecord } from '../../records/useRecord';
import { useToday } from '../../records/useToday';
import { useUser } from '../../session/useSession';
import './polls.css';

export type Poll = Answered<
  typeof polls,
  'question' | 'options' | 'multiple' | 'allow_comment' | 'anonymous' | 'closes_on' | 'status',
  'audience'
> & {
  mine: string[] | null;
  votes: number | null;
  results: { text: string; count: number; people?: string[] }[] | null;
  comments: string[];
};

interface PollCardProps {
  id: string;
  /** Level of the question's heading. */
  level?: 2 | 3;
  /** Only to be answered: an answered one says thanks and no more. */
  asking?: boolean;
  actions?: (poll: Poll) => ReactNode;
}

/** A poll: the question with its answers to choose from, then what people chose. */
export function PollCard({ id, level = 2, asking = false, actions }: PollCardProps) {
  const { data, error, refetch } = useRecord(useDeclared(), id);
  const poll = data as Poll | undefined;
  const heading = useId();
  const today = useToday();
  const Heading = `h${level}` as const;
  if (error && !poll) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!poll?.options || poll.mine === undefined) return <Skeleton lines={asking ? 5 : 20} />;
  const { question, status, closes_on, votes, results, mine, audience } = poll;
  const over = isOver(poll, today);
  const asked = audience === undefined || audience !== 'clients';
  const open = status === 'open' && !over && mine === null && asked;
  return (
    <article className="poll" aria-labelledby={heading}>
      <div className="poll-head">
        <Heading id={heading}>{question}</Heading>
        <PollState status={over ? 'closed' : status} />
      </div>
      {open ? <VoteForm poll={poll} /> : mine && asking ? <p role="status">Dziękujemy, głos jest policzony.</p> : null}
      {results && <Results poll={poll} results={results} votes={votes ?? 0} />}
      {poll.comments.length > 0 && (
        <Fold title={countOf(poll.comments.length, 'komentarz', 'komentarze', 'komentarzy')}>
          <ul>
            {[...new Set(poll.comments)].map((comment) => (
              <li key={comment}>{comment}</li>
            ))}
          </ul>
        </Fold>
      )}
      {closes_on && !over && <p className="quiet">Głosowanie trwa do {formatDate(closes_on)}.</p>}
      {actions?.(poll)}
    </article>
  );
}

/** Nobody votes any more: it was ended, or its last day is past. */
function isOver({ status, closes_on }: Poll, today: string): boolean {
  return status === 'closed' || (closes_on !== null && closes_on < today);
}

function PollState({ status }: { status: string }) {
  const look = useDeclared().fields.status?.choices?.[status];
  return look ? <StatusChip label={look.label} color={look.color ?? 'default'} /> : null;
}

/** Answers as bars; the numbers say it all without them. */
function Results({ poll, results, votes }: { poll: Poll; results: NonNullable<Poll['results']>; votes: number }) {
  return (
    <>
      <Shares
        of={votes}
        rows={results.map(({ text, count, people }, at) => ({
          key: text,
          label: (
            <>
              {text}
              {poll.mine?.includes(`o${at + 1}`) && <span className="quiet"> (Twój głos)</span>}
            </>
          ),
          count,
          more: people && people.length > 0 && <span className="quiet poll-people">{people.join(', ')}</span>,
        }))}
      />
      <p className="quiet">{countOf(votes, 'głos', 'głosy', 'głosów')}</p>
    </>
  );
}

/** One answer, or several; what was chosen stays where sending fails. */
function VoteForm({ poll }: { poll: Poll }) {
  const resource = useDeclared();
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { send, doing } = useDeed({ changes: [resource.name] });
  const name = useId();
  const [picked, setPicked] = useState<string[]>([]);
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState('');
  // In the office the screen's main thing is a new poll.
  const Vote = useUser().isAdmin ? OtherButton : MainButton;

  const pick = (keys: string[]) => {
    setFault('');
    setPicked(keys);
  };
  const about = {
    options: poll.options.map(({ text }, at) => ({ value: `o${at + 1}`, label: text })),
    describedBy: fault ? `${name}-fault` : undefined,
  };
  async function vote(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (picked.length === 0) return setFault('Wybierz odpowiedź');
    const refused = await send(async () => {
      await provider.act(resource.name, poll.id, 'vote', { picked, ...(comment.trim() ? { comment } : {}) });
      return 'Głos jest policzony. Dziękujemy!';
    });
    if (refused) setFault(refused.sentence);
  }
  return (
    <form className="poll-form" onSubmit={(event) => void vote(event)} noValidate>
      {poll.multiple ? (
        <Choices
          {...about}
          name="Wybierz odpowiedzi"
          values={picked}
          onTick={(key, on) => pick(on ? [...picked, key] : picked.filter((each) => each !== key))}
        />
      ) : (
        <Choice {...about} name="Wybierz odpowiedź" value={picked[0]} onPick={(key) => pick([key])} />
      )}
      {poll.allow_comment && (
        <TextBox label="Komentarz (nieobowiązkowy)" value={comment} input={{ maxLength: 500 }} onChange={setComment} />
      )}
      {fault && (
        <p className="fault" id={`${name}-fault`} role="alert">
          {fault}
        </p>
      )}
      <Vote type="submit" aria-disabled={doing}>
        {doing ? 'Wysyłanie…' : 'Głosuj'}
      </Vote>
    </form>
  );
}
