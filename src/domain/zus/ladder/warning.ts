export interface LadderWarning {
  code:
    | 'change'
    | 'check_revenue'
    | 'end_unknown'
    | 'former_employer'
    | 'holiday_open'
    | 'impossible'
    | 'no_sickness'
    | 'small_plus_apply'
    | 'suspension';
  /** The day it is about. */
  on: string;
  /** Last day to act, weekends and holidays counted in; null when there is nothing to send. */
  act_by: string | null;
  says: string;
  act: string;
  basis: string;
}
