import { setTimeout as sleep } from 'node:timers/promises';
import type { JobContext } from '../jobs/define';
import { patientRegisters } from './patient';

/** As many troubles in a row as this mean that the rest of the night's questions would be in vain. */
export const MOST_TROUBLES = 3;
/** A register's own limit of questions in a minute is waited out, so long in a night; one that it enforces without saying how long is not. */
const MOST_WAITED = 30 * 60_000;

/** The registers as a night asks them: nobody sits and waits. */
export const nightlyRegisters = ({ tools, signal }: JobContext) =>
  patientRegisters(tools.registers, {
    unsaidMs: null,
    mostMs: MOST_WAITED,
    wait: (ms) => sleep(ms, undefined, { signal }),
  });
