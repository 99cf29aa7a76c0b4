import type { ChangeEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { countOf } from '../../lib/text';
import { handOver } from '../files/taken';
import { loadedTable } from '../routing/loaded';
import { thumbPlacesOf } from '../routing/menu';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { Icon, type IconName } from '../theme/Icon';
import { useWaiting } from '../waiting/useWaiting';
import { type MenuEntry, useMenu } from './useMenu';

/** The client's bar at the bottom of a phone: what they come for most, a photograph in the middle, and the rest of the menu. */
export function ThumbBar({ open, onMore }: { open: boolean; onMore: () => void }) {
  const entries = useMenu('client');
  const shown = thumbPlacesOf(loadedTable('client')).flatMap((place) => {
    const all = [place.of, ...(place.with ?? [])].flatMap((name) => entries.find(({ of }) => of === name) ?? []);
    return all[0] ? [{ ...place, entry: all[0], all }] : [];
  });
  const others = entries.filter((entry) => !shown.some(({ all }) => all.includes(entry)));
  const elsewhere = others.some(({ current }) => current);
  const rest = others.reduce((sum, { unread }) => sum + unread, 0);
  return (
    <nav className="thumb-bar" aria-label="Na skróty">
      {shown.map(({ takesPhoto, entry, all, label, icon }) =>
        takesPhoto ? (
          <Photo key={label} of={entry.of} verb={takesPhoto} label={label} icon={icon} />
        ) : (
          <Place key={label} entries={all} to={entry.path} label={label} icon={icon} />
        ),
      )}
      <button type="button" className="thumb-place" aria-expanded={open} data-here={elsewhere || undefined} onClick={onMore}>
        <Icon name="menu" size={24} />
        <span className="thumb-label">Więcej</span> <Badge count={rest} says={unread(rest)} />
      </button>
    </nav>
  );
}

interface PlaceProps {
  /** What it stands for. */
  entries: readonly MenuEntry[];
  to: string;
  label: string;
  icon: IconName;
}

const unread = (count: number) => countOf(count, 'nieprzeczytana rozmowa', 'nieprzeczytane rozmowy', 'nieprzeczytanych rozmów');
const waits = (count: number) => `${count} do zrobienia`;

function Place({ entries, to, label, icon }: PlaceProps) {
  const waiting = useWaitingAt(entries.map(({ path }) => path));
  const news = entries.reduce((sum, entry) => sum + entry.unread, 0);
  const count = news || waiting;
  const here = entries.map(({ current }) => current);
  const current = here[0] ?? (here.some(Boolean) ? 'true' : undefined);
  return (
    <Link to={to} className="thumb-place" aria-current={current}>
      <Icon name={icon} size={24} />
      <span className="thumb-label">{label}</span> <Badge count={count} says={news > 0 ? unread(count) : waits(count)} />
    </Link>
  );
}

function Badge({ count, says }: { count: number; says: string }) {
  if (count === 0) return null;
  return (
    <span className="menu-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">{says}</span>
    </span>
  );
}

/** How many things wait for the person under those addresses; home, which tells all of them, has no number of its own. */
function useWaitingAt(paths: readonly string[]): number {
  const { data } = useWaiting();
  const here = (data?.groups ?? []).filter(({ link }) => link !== '/' && paths.includes(link.split('?')[0] ?? ''));
  return here.reduce((sum, { count }) => sum + count, 0);
}

interface PhotoProps {
  of: string;
  verb: string;
  label: string;
  icon: IconName;
}

/** Opens the camera; what was taken is carried to the screen that sends it. Nothing for those who may not add. */
function Photo({ of, verb, label, icon }: PhotoProps) {
  const [user, tenant, navigate] = [useUser(), useTenant(), useNavigate()];
  const screen = loadedTable('client').find((route) => route.resource?.name === of && route.verb === verb);
  if (!screen || screen.allows?.(user, tenant) === false) return null;
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length === 0) return;
    // On the way before the review opens, which asks before it is left.
    void navigate(screen.path);
    handOver(files);
  };
  return (
    <label className="thumb-place thumb-photo">
      <input type="file" className="unseen" accept="image/*" capture="environment" onChange={picked} />
      <span className="thumb-round">
        <Icon name={icon} size={24} />
      </span>
      <span className="thumb-label">{label}</span>
    </label>
  );
}
