import type { Register } from '../../contract/registers';
import type { Answered, Asked } from './ask';
import type { Registers } from './registers';

/** How long is waited where a register takes no more questions for now. */
export interface Patience {
  /** Where it does not say how long. */
  unsaidMs: number;
  /** Altogether, for one register. */
  mostMs: number;
  /** Sleeps, and throws where whoever asks is to stop. */
  wait(ms: number): Promise<void>;
}

/** Asks for work that nobody sits and waits for: a register's own limit is waited out, a register that is out of order is not. */
export function patientRegisters(registers: Registers, { unsaidMs, mostMs, wait }: Patience): Pick<Registers, 'ask'> {
  const waited = new Map<Register, number>();
  return {
    async ask(register: Register, asked: Asked): Promise<Answered | null> {
      for (;;) {
        const answer = await registers.ask(register, asked);
        if (answer === null || answer.ok || answer.problem.code !== 'too_many') return answer;
        const ms = answer.problem.retry_after === null ? unsaidMs : answer.problem.retry_after * 1000;
        const sofar = waited.get(register) ?? 0;
        if (sofar + ms > mostMs) return answer;
        waited.set(register, sofar + ms);
        await wait(ms);
      }
    },
  };
}
