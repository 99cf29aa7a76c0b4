import type { ComponentType } from 'react';
import type { Area, Resource, Verb } from '../../schema';
import type { MenuPlace, ThumbPlace } from '../../schema/menu';
import type { KeptUser } from '../session/session';
import type { Tenant } from '../tenant/tenant';

/** Shapes an address may ask of its parameters; another shape is the not-found page. */
export const shapes = {
  uuid: /^[0-9a-z]{8}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{12}$/i,
  token: /^[0-9a-z]+$/i,
  year: /^(19|20)\d{2}$/,
  code: /^[a-z][a-z0-9_]*$/,
} as const;
export type Shape = keyof typeof shapes;

/** Which lazy root draws the screen: the office's and the client's have their own shells, public pages none. */
export type Section = 'public' | Panel;
export type Panel = 'office' | 'client';

/** What every screen gets. Parameters of the address come from `useParams()`, a resource's screen finds its declaration by `useDeclared()`. */
export interface ScreenProps {
  route: Route;
}
export type Screen = ComponentType<ScreenProps>;
/** Fetches the code of a screen. */
export type LoadScreen = () => Promise<{ default: Screen }>;
/** Screens that are generated from a declaration: one for each verb but the deletion, and the one that loads a file. */
export type ScreenKind = Exclude<Verb, 'delete'> | 'import';

/** One screen: where it is, who may see it, what it is called. Its code is its section's to fetch, by this name. */
export interface Route {
  /** `companies.list`, `dashboard`, `client.companies.show`. */
  name: string;
  /** `/dashboard/companies/:id/edit`. */
  path: string;
  /** Polish; the document's title is this and the tenant's suffix. */
  title: string;
  /** What the firm calls it now: its screen, and its entry in menus and breadcrumbs; left out, both are `title`. */
  words?: () => { title: string; label: string };
  section: Section;
  /** Needs a logged-in user. */
  login: boolean;
  /** For administrators only; logged-in administrators are sent away from every other screen. */
  admin: boolean;
  /** The firm's switch that lets clients in where the screen is for administrators only. */
  liftedBy?: 'clientSurveys';
  /** Where an administrator who comes here goes; left out, the dashboard with the address kept. */
  officePath?: string;
  area?: Area;
  /** The tenant's module that switches the screen on. */
  module?: string;
  /** Shapes of the parameters in the path. */
  ids?: Readonly<Record<string, Shape>>;
  /** Sub-addresses that the screen draws itself: numbers are react-admin's tabs, names are those of related resources. */
  tabs?: readonly string[];
  resource?: Resource;
  verb?: ScreenKind;
  /** What the access rules say besides area and module. */
  allows?: (user: KeptUser, tenant: Tenant) => boolean;
  /** Whether the firm's configuration leaves it, or the sub-address `tab`, in place; switched off it is no screen for anybody. */
  isThere?: (tenant: Tenant, tab: string) => boolean;
  /** Place in its section's menu; left out, not in the menu. */
  menu?: number;
  /** Of a page in the menu: its group, its place there and its picture. A list's are in its declaration. */
  entry?: MenuPlace;
  /** Of a page of the client's: its places in the bar under the thumb. */
  thumb?: readonly ThumbPlace[];
  /** The route its breadcrumbs go through, by name. */
  parent?: string;
}
