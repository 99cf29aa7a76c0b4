/** How a bank takes Elixir-0 files; banks agree on the fields of a line and differ in the rest. */
export interface ElixirProfile {
  encoding: 'windows-1250' | 'iso-8859-2' | 'cp852' | 'utf-8';
  line_end: 'crlf' | 'lf';
  /** `signs` breaks a structured title each 35 signs, `parts` puts each of its parts on a line of its own. */
  title_split: 'signs' | 'parts';
  /** `narrow` leaves out the signs that some banks refuse in a name or title. */
  signs: 'all' | 'narrow';
  /** Of the file's name, without the dot. */
  extension: 'txt' | 'pli' | 'csv' | 'eli';
}

/** What a bank takes that the office has no profile for: most ask for just this. */
export const USUAL_PROFILE: ElixirProfile = {
  encoding: 'windows-1250',
  line_end: 'crlf',
  title_split: 'signs',
  signs: 'all',
  extension: 'txt',
};

/** The four digits by which a bank is known in an account of twenty-six. */
export const bankOf = (account: string): string => account.slice(2, 6);
