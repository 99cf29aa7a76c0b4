import { glideTo } from '../../layout/glide';

/** The place stands under the bar, and who reads by ear is at its heading or its first button too. */
export function goTo(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  const at = place.hasAttribute('tabindex') ? place : place.querySelector<HTMLElement>('button, a');
  at?.focus({ preventScroll: true });
  glideTo(place);
}
