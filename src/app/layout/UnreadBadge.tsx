/** How many records have something new to read. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="menu-badge">
      {count > 99 ? '99+' : count}
      <span className="unseen"> z nieprzeczytanymi wiadomościami</span>
    </span>
  );
}
