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
  /** What was sure and will hang on something that is not known. */
  loosens: TouchedObligations[];
  /** What hangs on something that is not known and will hang on something else, as on a suspension besides. */
  rests: TouchedObligations[];
  /** What hung on something that is not known and will be sure. */
  binds: TouchedObligations[];
  /** Of the rules that change, what stays as it was. */
  stays: TouchedObligations[];
  /** What is written together with it, and what falls due on its day, in Polish sentences. */
  also: string[];
  /** What an accountant should look at first, in Polish, with the act. */
  warnings: string[];
}

/** An obligation and at how many companies a change touches it. */
export interface TouchedCount {
  name: string;
  companies: number;
}

/** What a change of many cards, which is not saved yet, would bring and end. */
export interface CardsPreview {
  /** Companies that were looked at. */
  asked: number;
  /** Those of them in which anything that is dated changes. */
  changed: number;
  appears: TouchedCount[];
  disappears: TouchedCount[];
  /** What is written together with it, and what an accountant should look at, each a sentence. */
  also: TouchedCount[];
  warnings: TouchedCount[];
  /** What saving would be refused for, and at how many of them. */
  refused: { says: string; companies: number }[];
}

/** Of so many picked companies a preview is worked out at the most. */
export const cardsPreviewed = 100;

/** What the law does not know of a new company, or what hangs on a fact; each a sentence with its act. */
export interface NewCardStates {
  refused: string[];
  warnings: string[];
}
