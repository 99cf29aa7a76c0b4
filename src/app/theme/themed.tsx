import type { Screen, ScreenProps } from '../routing/route';

/** A Material screen for a section whose shell is without Material UI: its theme comes along with its code. */
export async function themed(screen: Promise<{ default: Screen }>): Promise<{ default: Screen }> {
  const [{ default: Bare }, { PanelTheme }] = await Promise.all([screen, import('./PanelTheme')]);
  return {
    default: (props: ScreenProps) => (
      <PanelTheme>
        <Bare {...props} />
      </PanelTheme>
    ),
  };
}
