/** Obligations of one rule and person that a change of the profile touches, by their periods as they read after "za". */
export interface TouchedObligations {
  name: string;
  person: string | null;
  periods: string[];
  /** The first day one of them is due. */
  due: string;
  /** It hangs on something that is not known. */
  uncertain: boolean;
}

/** What a line that is not saved yet would change. */
export interface ProfilePreview {
  appears: TouchedObligations[];
  disappears: TouchedObligations[];
  /** Of the rules that change, what stays as it was. */
  stays: TouchedObligations[];
  /** What an accountant should look at first, in Polish, with the act. */
  warnings: string[];
}
