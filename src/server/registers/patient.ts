import type { Register } from '../../contract/registers';
import type { Answered, Asked } from './ask';
import type { Registers } from './registers';

/** How long is waited where a register takes no more questions for now, in seconds. */
export interface Patience {
  /** Where it does not say how long. */
  unsaid: number;
  /** Altogether, for one register. */
  most: number;
}

/** Seconds that were waited for each register so far. */
export type Waited = Partial<Record<Register, number>>;

/** Questions about one company that nobody sits and waits for. */
export interface PatientQuestions extends Pick<Registers, 'ask'> {
  /** What was answered, by register: it need not be asked again. */
  readonly answers: ReadonlyMap<Register, Answered | null>;
  /** Seconds until registers that took no more questions do; null where the answers are whole. */
  readonly pause: number | null;
  /** What was waited once that pause is over. */
  readonly waited: Waited;
}

/**
 * A register's own limit is waited out, one that is out of order is not. The wait itself is the caller's, who asks again after it with `before`,
 * what was answered until then.
 */
export function patientQuestions(
  registers: Pick<Registers, 'ask'>,
  { unsaid, most }: Patience,
  { before, waited }: { before: ReadonlyMap<Register, Answered | null>; waited: Waited },
): PatientQuestions {
  const answers = new Map(before);
  const total = { ...waited };
  let pause: number | null = null;
  return {
    answers,
    get pause() {
      return pause;
    },
    waited: total,
    async ask(register: Register, asked: Asked) {
      const known = answers.get(register);
      if (known !== undefined) return known;
      const answer = await registers.ask(register, asked);
      const isFull = answer !== null && !answer.ok && answer.problem.code === 'too_many';
      const seconds = isFull ? (answer.problem.retry_after ?? unsaid) : 0;
      const sofar = (total[register] ?? 0) + seconds;
      if (isFull && sofar <= most) {
        total[register] = sofar;
        pause = Math.max(pause ?? 0, seconds);
        return answer;
      }
      // What could not be asked by the numbers known then may be asked by those that another register tells.
      if (answer !== null) answers.set(register, answer);
      return answer;
    },
  };
}
