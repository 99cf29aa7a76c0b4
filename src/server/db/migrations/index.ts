import system from './001_system.sql?raw';
import auth from './002_auth.sql?raw';
import files from './003_files.sql?raw';
import jobs from './004_jobs.sql?raw';
import conversations from './005_conversations.sql?raw';
import notices from './006_notices.sql?raw';
import fileFacts from './007_file_facts.sql?raw';
import calendarFeeds from './012_calendar_feeds.sql?raw';
import noticeDigests from './016_notice_digests.sql?raw';
import openRequests from './017_open_requests.sql?raw';
import repeatedRights from './018_repeated_rights.sql?raw';
import sealedDigests from './019_sealed_digests.sql?raw';
import readings from './020_readings.sql?raw';
import limitValueDays from './021_limit_value_days.sql?raw';
import workOfCompanies from './022_work_of_companies.sql?raw';
import keyedTrail from './023_keyed_trail.sql?raw';
import keySeals from './026_key_seals.sql?raw';
import housekeeping from './030_housekeeping.sql?raw';
import sharedCounts from './031_shared_counts.sql?raw';
import begunJobs from './032_begun_jobs.sql?raw';
import standInItems from './033_stand_in_items.sql?raw';
import packages from './040_packages.sql?raw';
import erasures from './041_erasures.sql?raw';
import leftOutCompanies from './045_left_out_companies.sql?raw';
import importMatches from './048_import_matches.sql?raw';
import termsOver from './054_terms_over.sql?raw';
import bareAccounts from './055_bare_accounts.sql?raw';
import consents from './056_consents.sql?raw';
import closings from './060_closings.sql?raw';
import grossPrices from './065_gross_prices.sql?raw';
import categoryWords from './066_category_words.sql?raw';
import passkeys from './070_passkeys.sql?raw';
import firstDayOfStage from './072_first_day_of_stage.sql?raw';
import linesOfOwners from './080_lines_of_owners.sql?raw';
import entryLinks from './085_entry_links.sql?raw';
import keptCounts from './086_kept_counts.sql?raw';
import shortFigures from './094_short_figures.sql?raw';
import grossOfExtras from './095_gross_of_extras.sql?raw';
import webPush from './096_web_push.sql?raw';
import agreedDelays from './098_agreed_delays.sql?raw';
import idempotencyAge from './101_idempotency_age.sql?raw';

/** A step that the declarations can't tell: a table of the server's own, a rename, a drop, a change of type, a backfill. */
export interface Migration {
  number: number;
  name: string;
  sql: string;
  /** Tables that it changes. Where they are not there yet it has nothing to do and is only noted. */
  changes?: readonly string[];
}

/** In their order; each runs once in a database, before the declarations are compared with it. */
export const migrations: readonly Migration[] = [
  { number: 1, name: 'system', sql: system },
  { number: 2, name: 'auth', sql: auth },
  { number: 3, name: 'files', sql: files },
  { number: 4, name: 'jobs', sql: jobs },
  { number: 5, name: 'conversations', sql: conversations },
  { number: 6, name: 'notices', sql: notices },
  { number: 7, name: 'file_facts', sql: fileFacts },
  { number: 12, name: 'calendar_feeds', sql: calendarFeeds },
  { number: 16, name: 'notice_digests', sql: noticeDigests },
  {
    number: 17,
    name: 'open_requests',
    sql: openRequests,
    changes: ['document_requests', 'document_request_items'],
  },
  { number: 18, name: 'repeated_rights', sql: repeatedRights },
  { number: 19, name: 'sealed_digests', sql: sealedDigests },
  { number: 20, name: 'readings', sql: readings },
  { number: 21, name: 'limit_value_days', sql: limitValueDays, changes: ['limit_values'] },
  { number: 22, name: 'work_of_companies', sql: workOfCompanies, changes: ['uptimes', 'tasks', 'tickets'] },
  { number: 23, name: 'keyed_trail', sql: keyedTrail },
  { number: 26, name: 'key_seals', sql: keySeals },
  { number: 30, name: 'housekeeping', sql: housekeeping },
  { number: 31, name: 'shared_counts', sql: sharedCounts },
  { number: 32, name: 'begun_jobs', sql: begunJobs },
  { number: 33, name: 'stand_in_items', sql: standInItems },
  { number: 40, name: 'packages', sql: packages },
  { number: 41, name: 'erasures', sql: erasures },
  { number: 45, name: 'left_out_companies', sql: leftOutCompanies, changes: ['announcements'] },
  { number: 48, name: 'import_matches', sql: importMatches },
  { number: 54, name: 'terms_over', sql: termsOver },
  { number: 55, name: 'bare_accounts', sql: bareAccounts, changes: ['settlement_items'] },
  { number: 56, name: 'consents', sql: consents },
  { number: 60, name: 'closings', sql: closings, changes: ['tasks', 'company_events'] },
  { number: 65, name: 'gross_prices', sql: grossPrices, changes: ['tickets', 'price_items'] },
  { number: 66, name: 'category_words', sql: categoryWords, changes: ['ticket_categories'] },
  { number: 70, name: 'passkeys', sql: passkeys },
  { number: 72, name: 'first_day_of_stage', sql: firstDayOfStage, changes: ['companies'] },
  {
    number: 80,
    name: 'lines_of_owners',
    sql: linesOfOwners,
    changes: ['profile_lines', 'company_persons', 'companies'],
  },
  { number: 85, name: 'entry_links', sql: entryLinks },
  { number: 86, name: 'kept_counts', sql: keptCounts },
  { number: 94, name: 'short_figures', sql: shortFigures },
  { number: 95, name: 'gross_of_extras', sql: grossOfExtras, changes: ['billable_events', 'tickets', 'price_items'] },
  { number: 96, name: 'web_push', sql: webPush },
  { number: 98, name: 'agreed_delays', sql: agreedDelays, changes: ['settlement_items'] },
  { number: 101, name: 'idempotency_age', sql: idempotencyAge },
];
