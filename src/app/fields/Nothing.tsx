/** Where there is no value: for the eye a dash, for the ear a word. */
export function Nothing() {
  return (
    <span className="none">
      <span aria-hidden="true">–</span>
      <span className="unseen">brak</span>
    </span>
  );
}
