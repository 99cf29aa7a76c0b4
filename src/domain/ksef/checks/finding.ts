/** Something to look at in a document that was read; `error` is certainly wrong, `warning` may have its reason. */
export interface Finding {
  code: string;
  level: 'error' | 'warning';
  /** Where: a field of the schema. */
  field: string;
  message: string;
}

export const error = (code: string, field: string, message: string): Finding => ({ code, level: 'error', field, message });
export const warning = (code: string, field: string, message: string): Finding => ({ code, level: 'warning', field, message });

/** A finding, or nothing when all is well. */
export const when = (wrong: boolean, finding: () => Finding): Finding[] => (wrong ? [finding()] : []);
