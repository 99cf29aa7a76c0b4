import { cut } from '../lib/text';
import { areas } from '../schema/areas';
import { email } from '../schema/fields/email';
import { checkHours } from './checkHours';
import { latePapers, sessionIdle, type TenantChanges } from './define';
import { listOf } from './lists';
import { isLogo } from './logo';
import { moduleNamed } from './modules';
import { components, standard } from './standard';

/** What is wrong with a firm's changes, by its place: `tenant.colors.primary`, `modules.company.columns`. */
export type ConfigFaults = Record<string, string>;
type Report = (place: string, says: string) => void;

const aligns = ['left', 'right', 'center'];
const who = ['office', 'client'];
const hex = /^#[0-9a-f]{6}$/i;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Judges what a firm wants to change, in the browser and on the server; empty where all is well. The value may be anything (V01). */
export function configFaults(changes: unknown): ConfigFaults {
  const faults: ConfigFaults = {};
  if (!isObject(changes)) return { '': 'Podaj zmiany konfiguracji' };
  const parts: Record<keyof TenantChanges, (value: unknown, report: Report) => void> = {
    tenant: checkTenant,
    deniedAreas: checkAreas,
    modules: checkModules,
    switches: checkSwitches,
    officeHours: checkHours,
    strings: checkStrings,
  };
  const report: Report = (place, says) => {
    faults[place] = says;
  };
  for (const [key, value] of Object.entries(changes)) {
    if (!Object.hasOwn(parts, key)) report(key, 'Tego ustawienia nie ma');
    else if (value !== undefined) parts[key as keyof TenantChanges](value, report);
  }
  return faults;
}

function checkTenant(tenant: unknown, report: Report) {
  if (!isObject(tenant)) return report('tenant', 'Podaj dane biura');
  for (const [key, value] of Object.entries(tenant)) {
    const place = `tenant.${key}`;
    if (key === 'name') text(value, 100, place, report, true);
    else if (key === 'titleSuffix') text(value, 60, place, report);
    else if (key === 'replyTo') {
      if (typeof value !== 'string' || (value !== '' && email.check(value)))
        report(place, 'Podaj jeden adres e-mail albo zostaw puste pole');
    } else if (key === 'logo') {
      if (value !== null && !isLogo(value)) report(place, 'Wybierz mały obraz PNG albo WebP');
    } else if (key === 'colors' && isObject(value)) {
      for (const [color, chosen] of Object.entries(value))
        if (!['primary', 'secondary', 'background'].includes(color) || typeof chosen !== 'string' || !hex.test(chosen))
          report(`${place}.${color}`, 'Podaj kolor jako # i sześć cyfr szesnastkowych');
    } else report(place, 'Tego ustawienia nie ma');
  }
}

function checkAreas(denied: unknown, report: Report) {
  if (!Array.isArray(denied) || !denied.every((area) => areas.includes(area)) || new Set(denied).size !== denied.length)
    report('deniedAreas', 'Wybierz obszary z listy');
}

function checkModules(modules: unknown, report: Report) {
  if (!isObject(modules)) return report('modules', 'Podaj moduły');
  const known = standard('').modules;
  for (const [name, module] of Object.entries(modules)) {
    const place = `modules.${name}`;
    if (!Object.hasOwn(known, name) || !isObject(module)) {
      report(place, 'Takiego modułu nie ma');
      continue;
    }
    for (const [key, value] of Object.entries(module)) {
      if (key === 'enabled') {
        if (typeof value !== 'boolean') report(`${place}.enabled`, 'Wybierz tak albo nie');
        else if (!value && moduleNamed(name)?.alwaysOn) report(`${place}.enabled`, 'Tego modułu nie można wyłączyć');
      } else if (key === 'columns') checkColumns(name, value, `${place}.columns`, report);
      else if (key === 'components') checkComponents(name, value, `${place}.components`, report);
      else report(`${place}.${key}`, 'Tego ustawienia nie ma');
    }
  }
}

function checkColumns(module: string, columns: unknown, place: string, report: Report) {
  const list = listOf(module);
  if (!Array.isArray(columns) || !list) return report(place, 'Podaj listę kolumn');
  const keys = columns.map((column) => (isObject(column) ? column.key : undefined));
  if (keys.some((key) => typeof key !== 'string' || list.column(key) === null)) return report(place, 'Takiej kolumny nie ma');
  if (new Set(keys).size !== keys.length) return report(place, 'Ta sama kolumna stoi tu dwa razy');
  if (!columns.some(({ visible = true }) => visible === true)) report(place, 'Choć jedna kolumna musi być widoczna');
  for (const [at, column] of columns.entries())
    for (const [key, value] of Object.entries(column)) {
      const spot = `${place}.${at}.${key}`;
      if (key === 'title') text(value, 60, spot, report, true);
      else if (key === 'align' ? !aligns.includes(value as string) : key !== 'key' && !isSwitch(key, value))
        report(spot, 'Wybierz jedną z podanych wartości');
    }
}

const isSwitch = (key: string, value: unknown) => ['visible', 'sortable'].includes(key) && typeof value === 'boolean';

function checkComponents(module: string, given: unknown, place: string, report: Report) {
  const known = components[module] ?? {};
  if (!isObject(given)) return report(place, 'Podaj składniki');
  for (const [name, component] of Object.entries(given)) {
    const spot = `${place}.${name}`;
    const variants = Object.hasOwn(known, name) ? known[name]?.variants : undefined;
    if (!variants || !isObject(component)) {
      report(spot, 'Takiego składnika nie ma');
      continue;
    }
    for (const [key, value] of Object.entries(component))
      if (key === 'variant' ? !variants.includes(value as string) : key !== 'visible' || typeof value !== 'boolean')
        report(`${spot}.${key}`, 'Wybierz jedną z podanych wartości');
  }
}

function checkSwitches(switches: unknown, report: Report) {
  if (!isObject(switches)) return report('switches', 'Podaj przełączniki');
  for (const [key, value] of Object.entries(switches))
    if (!isRight(key, value)) report(`switches.${key}`, 'Wybierz jedną z podanych wartości');
}

/** Most switches are on or off; these are not. */
function isRight(key: string, value: unknown): boolean {
  switch (key) {
    case 'tfaRequiredFor':
      return Array.isArray(value) && value.every((one) => who.includes(one)) && new Set(value).size === value.length;
    case 'latePapers':
      return latePapers.some((one) => one === value);
    case 'sessionIdleMinutes':
      return Number.isInteger(value) && Number(value) >= sessionIdle.from && Number(value) <= sessionIdle.to;
    default:
      return Object.hasOwn(standard('').switches, key) && typeof value === 'boolean';
  }
}

function checkStrings(strings: unknown, report: Report) {
  if (!isObject(strings) || Object.keys(strings).length > 2_000) return report('strings', 'Podaj teksty');
  for (const [key, value] of Object.entries(strings)) {
    if (!/^[\w .,'„”()-]{1,120}$/u.test(key)) report(`strings.${cut(key, 120)}`, 'Takiego tekstu nie ma');
    else text(value, 1_000, `strings.${key}`, report, true);
  }
}

function text(value: unknown, most: number, place: string, report: Report, required = false) {
  if (typeof value !== 'string' || /[\p{Cc}\p{Cs}]/u.test(value)) report(place, 'Podaj tekst');
  else if (required && value.trim() === '') report(place, 'To pole jest wymagane');
  else if (value.length > most) report(place, `Najwyżej ${most} znaków`);
}
