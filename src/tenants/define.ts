import type { Area } from '../schema/areas';

export interface ColumnConfig {
  key: string;
  title: string;
  align: 'left' | 'right' | 'center';
  sortable: boolean;
  visible: boolean;
}
export interface ComponentConfig {
  visible: boolean;
  variant: string;
}
export interface ModuleConfig {
  enabled: boolean;
  columns: ColumnConfig[];
  components: Record<string, ComponentConfig>;
}

/** Into the month they are of, into the next one that is open, or into a correction whose price the client is shown and agrees to. */
export const latePapers = ['same_month', 'next_month', 'correction'] as const;

/** Minutes after which a session that nobody uses ends: at least, and at most as long as any session lasts (S01). */
export const sessionIdle = { from: 15, to: 720 } as const;

/** What an office firm may switch. Names of modules are the resources' `module` and the panel's own. */
export interface TenantConfig {
  tenant: {
    id: string;
    name: string;
    titleSuffix: string;
    /** Where people's answers to the firm's mails go; empty where nobody reads them. */
    replyTo: string;
    logo: string | null;
    colors: { primary: string; secondary: string; background: string };
    locale: 'pl';
  };
  /** Nobody of this firm has these, whatever the role. */
  deniedAreas: Area[];
  modules: Record<string, ModuleConfig>;
  switches: {
    /** Clients see surveys; without it the routes carry the admin-only flag. */
    clientSurveys: boolean;
    /** Clients see how their companies stand with the limits of the year. */
    clientLimits: boolean;
    /** Mails to clients carry a link that opens the one request or month without a login. */
    entryLinks: boolean;
    /** People may turn on hints on their devices, where the server's operator lets them go through push services. */
    webPush: boolean;
    /** Who must have a second factor beyond the e-mailed code. */
    tfaRequiredFor: ('office' | 'client')[];
    /** A settlement is approved by another person than its author. */
    fourEyes: boolean;
    /** Packages of transfers are taken by who leads alone, not by everybody who settles months. */
    transfersByLeaders: boolean;
    /** Staff see the companies that they or their teams keep, and what hangs on these; who leads sees all. */
    teamWalls: boolean;
    /** A month goes to the client only once the documents asked for are there; else it is asked about. */
    completeDocuments: boolean;
    /** On the first working day of a month clients are asked for the documents of the one before. */
    monthlyRequests: boolean;
    /** And for the papers that their own last year lets expect. */
    predictedPapers: boolean;
    /** What is kept longer than law and contracts ask is erased each night; else it is only told. */
    retentionRun: boolean;
    /** Where a client's papers go that come after the month was said to be complete. */
    latePapers: (typeof latePapers)[number];
    /** After so many minutes without use a session ends, and the login is asked again. */
    sessionIdleMinutes: number;
  };
  /** When the office works: clocks of cases, working days of notices and reminders follow it. */
  officeHours: OfficeHours;
  /** Interface strings in the firm's own words. */
  strings: Record<string, string>;
}

/** Seven days from Monday, each with its hours `HH:MM` or null where nobody works; dates besides public holidays on which the office is closed. */
export interface OfficeHours {
  week: ({ from: string; to: string } | null)[];
  closedDays: string[];
}

/** What a firm's file or its saved changes may say: any part of the standard, columns as a whole list. */
export interface TenantChanges {
  tenant?: Partial<Omit<TenantConfig['tenant'], 'colors'>> & { colors?: Partial<TenantConfig['tenant']['colors']> };
  deniedAreas?: Area[];
  modules?: Record<
    string,
    {
      enabled?: boolean;
      columns?: (Partial<ColumnConfig> & { key: string })[];
      components?: Record<string, Partial<ComponentConfig>>;
    }
  >;
  switches?: Partial<TenantConfig['switches']>;
  /** Each part as a whole. */
  officeHours?: Partial<OfficeHours>;
  strings?: Record<string, string>;
}
