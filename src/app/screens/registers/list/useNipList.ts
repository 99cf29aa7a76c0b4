import { useEffect, useState } from 'react';
import type { Begun } from '../../../../contract/jobs';
import type { PlannedCompany } from '../../../../contract/registers';
import { useDeed } from '../../../kit/useDeed';
import { saidBy } from '../../../providers/saidBy';
import type { Progress } from '../../../resource/importing/calls';
import { keepDraft, readDraft } from '../../../session/drafts';
import { beginPlan, planned, stop } from './calls';
import type { Candidate, Values } from './candidate';
import type { Given, WrongNumber } from './numbers';

interface Draft {
  given: Given[];
  /** Rows whose numbers are to be put right: they wait until the others are companies. */
  wrong: WrongNumber[];
  /** Asking that goes on at the server. */
  asking: Begun | null;
  plan: PlannedCompany[] | null;
  /** What somebody entered here, by NIP. */
  edited: Record<string, Values>;
  /** Answers for all companies of a legal form. */
  answers: Record<string, Values>;
}

const place = 'registers.list';
const nothing: Draft = { given: [], wrong: [], asking: null, plan: null, edited: {}, answers: {} };

/** The list of before a reload; one that an older panel kept has no wrong numbers. */
function begun(): Draft {
  const kept = readDraft<Partial<Draft>>(place);
  return kept ? { ...nothing, ...kept } : nothing;
}

/** A list of NIPs and what became of it so far; it outlives a reload of the tab, the asking too. */
export function useNipList() {
  const [draft, setDraft] = useState<Draft>(begun);
  const [progress, setProgress] = useState<Progress>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** The list as it was before its companies were made. */
  const [whole, setWhole] = useState<Draft | null>(null);
  const { send } = useDeed();
  useEffect(() => keepDraft(place, draft === nothing ? null : draft), [draft]);

  const { asking } = draft;
  useEffect(() => {
    if (!asking) return;
    let left = false;
    planned(asking, (now) => !left && setProgress(now)).then(
      (plan) => !left && setDraft((before) => ({ ...before, asking: null, plan: plan?.companies ?? null })),
      (error: unknown) => {
        if (left) return;
        setFault(saidBy(error));
        setDraft((before) => ({ ...before, asking: null }));
      },
    );
    return () => {
      left = true;
    };
  }, [asking]);

  async function ask(given: Given[], wrong: WrongNumber[]): Promise<void> {
    setFault(null);
    setProgress(null);
    const refused = await send(async () => {
      const asking = await beginPlan(given.map(({ nip }) => nip));
      setDraft({ ...nothing, given, wrong, asking });
    });
    if (refused) setFault(refused.sentence);
  }

  const { plan, edited, given } = draft;
  const byNip = new Map(given.map((each) => [each.nip, each]));
  const candidates: Candidate[] | null =
    plan?.flatMap((company) => {
      const of = byNip.get(company.nip);
      return of ? [{ given: of, planned: company, edited: edited[company.nip] ?? {} }] : [];
    }) ?? null;
  return {
    candidates,
    wrong: draft.wrong,
    /** Companies that were asked about in vain, as the asking failed or was stopped. */
    left: draft.plan || asking ? [] : draft.given,
    asking,
    progress,
    fault,
    answers: draft.answers,
    ask,
    stop: () => asking && void stop(asking),
    edit: (nip: string, values: Values) =>
      setDraft((before) => ({ ...before, edited: { ...before.edited, [nip]: { ...before.edited[nip], ...values } } })),
    answer: (form: string, values: Values) =>
      setDraft((before) => ({ ...before, answers: { ...before.answers, [form]: { ...before.answers[form], ...values } } })),
    forget: () => setDraft(nothing),
    /** Nobody asks about what is left of the list before any more. */
    forgetLeft: () => setDraft((before) => kept({ ...before, given: [] })),
    /** Of a row with a wrong number no company will be. */
    drop: (row: WrongNumber) => setDraft((before) => kept({ ...before, wrong: before.wrong.filter((each) => each !== row) })),
    /** The companies that were made go from the list; those that wait to be completed stay in it. */
    made: (nips: readonly string[]) => {
      setWhole(draft);
      setDraft(without(draft, nips));
    },
    /** They were taken back: they stand in the list again, with what was entered of them; `kept` are those that stayed companies. */
    unmade: (kept: readonly string[]) => setDraft((before) => (whole ? without(whole, kept) : before)),
  };
}

/** A list in which nothing is left is none. */
const kept = (draft: Draft): Draft => (draft.given.length === 0 && draft.wrong.length === 0 ? nothing : draft);

/** What is left of a list without these companies, and without those that the office had before. */
function without(draft: Draft, nips: readonly string[]): Draft {
  const left = draft.plan?.filter(({ nip, known }) => !known && !nips.includes(nip)) ?? [];
  if (left.length === 0) return draft.wrong.length > 0 ? { ...nothing, wrong: draft.wrong } : nothing;
  return { ...draft, plan: left, given: draft.given.filter(({ nip }) => left.some((each) => each.nip === nip)) };
}
