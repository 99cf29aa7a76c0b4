import type { LoadScreen, Route, ScreenKind } from '../routing/route';

/** A section's screens: by name where one is written by hand, else the generated one of its kind. */
export function screensOf(
  own: Readonly<Record<string, LoadScreen>>,
  generated: Readonly<Partial<Record<ScreenKind, LoadScreen>>>,
) {
  return ({ name, verb }: Route): LoadScreen => {
    const load = (Object.hasOwn(own, name) ? own[name] : undefined) ?? (verb && generated[verb]);
    if (!load) throw new Error(`No code is named for the screen "${name}"; see src/app/screens`);
    return load;
  };
}
