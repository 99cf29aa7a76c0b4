/** What finishing a training takes. */
export interface Demands {
  rule: 'viewed' | 'read_all' | 'passed' | 'passed_or_exhausted';
  lessons: number;
  questions: number;
  /** Percent. */
  passScore: number;
  /** 0 is without end. */
  maxAttempts: number;
}

/** How far somebody has come. `score` is the best one so far. */
export interface Steps {
  lessonsSeen: readonly number[];
  score: number | null;
  attempts: number;
  acknowledged: boolean;
}

export interface Standing {
  status: 'started' | 'completed' | 'passed' | 'failed';
  /** Whole percent. */
  progress: number;
  passed: boolean;
  /** No further try is left. */
  exhausted: boolean;
  lessonsRead: boolean;
}

/** Where somebody stands with a training by what they have done; a test gates the end where the rule asks for it. */
export function standingOf({ rule, lessons, questions, passScore, maxAttempts }: Demands, steps: Steps): Standing {
  const examined = questions > 0;
  const gated = examined && (rule === 'passed' || rule === 'passed_or_exhausted');
  const read = new Set(steps.lessonsSeen.filter((lesson) => lesson >= 1 && lesson <= lessons)).size;
  const lessonsRead = rule === 'viewed' || read === lessons;
  const passed = examined && (steps.score ?? -1) >= passScore;
  const exhausted = examined && !passed && maxAttempts > 0 && steps.attempts >= maxAttempts;
  const examinedEnough = !gated || passed || (rule === 'passed_or_exhausted' && exhausted);
  const done = lessonsRead && examinedEnough && steps.acknowledged;
  const stages = lessons + (gated ? 1 : 0) + 1;
  const behind = (rule === 'viewed' ? lessons : read) + (gated && examinedEnough ? 1 : 0) + (steps.acknowledged ? 1 : 0);
  return {
    status: done ? (passed ? 'passed' : 'completed') : gated && !examinedEnough && exhausted ? 'failed' : 'started',
    progress: done ? 100 : Math.min(99, Math.floor((behind * 100) / stages)),
    passed,
    exhausted,
    lessonsRead,
  };
}
