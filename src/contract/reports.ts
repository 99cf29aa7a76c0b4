/** The office's reports; `person` and `person-settlements` are about one person of the office. */
export const reportNames = ['staff', 'companies', 'settlements', 'person', 'person-settlements', 'person-entries'] as const;
export type ReportName = (typeof reportNames)[number];

/** What a report is asked about, as it stands in addresses: whole months of one year. */
export interface ReportQuery {
  year: number;
  /** Months 1 to 12, the first and the last one. */
  from: number;
  to: number;
  /** Ids: of companies' keeper, of a company, of the person. */
  keeper?: string;
  company?: string;
  person?: string;
  activity?: string;
  kind?: string;
  /** What an hour costs the office, in whole grosze; for those who may see profit. */
  cost?: number;
  /** Of reports that are told by pages: which one, how long, and the order of all rows, `real:desc`. */
  page?: number;
  limit?: number;
  sort?: string;
}

/** Reports with a row for each of what an office may have any number of. */
export const pagedReports: readonly ReportName[] = ['companies'];
export const reportPage = { usual: 50, most: 100 };

/** How values of a column are meant: whole minutes, whole grosze, a whole percent. */
export type CellKind = 'text' | 'minutes' | 'money' | 'count' | 'percent';
export type Cell = string | number | null;

export interface ReportColumn {
  key: string;
  label: string;
  kind: CellKind;
  /** As the firm sets it; otherwise figures stand to the right. */
  align?: 'left' | 'center' | 'right';
  /** Set where the reader may order the rows by it. */
  sortable?: boolean;
  /** Set where the total is no sum of the rows, though the kind has sums. */
  ratio?: boolean;
}

export interface ReportRow {
  /** Of what the row is about; null where it is about nothing in particular. */
  id: string | null;
  cells: Record<string, Cell>;
}

export interface ReportTable {
  key: string;
  title: string;
  columns: ReportColumn[];
  rows: ReportRow[];
  /** How many rows there are, where `rows` are a page of them. */
  count?: number;
  total: Record<string, Cell>;
}

export interface Report {
  title: string;
  /** How it is counted, in a sentence. */
  lead: string;
  tables: ReportTable[];
}

/** The query as parameters of an address. */
export function writeReportQuery(query: ReportQuery): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}
