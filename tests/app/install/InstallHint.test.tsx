import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import InstallHint from '../../../src/app/install/InstallHint';
import { awaitInstallQuestion } from '../../../src/app/install/offer';
import { clearSession } from '../../../src/app/session/store';

const userAgent = vi.spyOn(navigator, 'userAgent', 'get');
const standalone = vi.fn(() => false);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: standalone() }));
});
afterEach(() => {
  dispatchEvent(new Event('appinstalled'));
  userAgent.mockReset();
  standalone.mockReturnValue(false);
  vi.unstubAllGlobals();
});
awaitInstallQuestion();

function ask() {
  const prompt = vi.fn(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { prompt, event };
}
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

test('nothing is hinted at where the browser cannot install', () => {
  const { container } = render(<InstallHint />);
  expect(container).toBeEmptyDOMElement();
});

test('the browser’s own question is put when the person asks for it, by the keyboard too', async () => {
  render(<InstallHint />);
  const { prompt, event } = ask();
  expect(event.defaultPrevented).toBe(true);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Zainstaluj' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('on an iPhone it says where the browser’s menu has it, and put away it stays away, after a logout too', async () => {
  userAgent.mockReturnValue(iPhone);
  const { unmount } = render(<InstallHint />);
  expect(screen.getByRole('region', { name: 'Panel pod ręką' })).toHaveTextContent('Do ekranu początkowego');
  await userEvent.click(screen.getByRole('button', { name: 'Nie pokazuj więcej' }));
  unmount();
  clearSession();
  render(<InstallHint />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a panel that runs from the home screen hints at nothing', () => {
  userAgent.mockReturnValue(iPhone);
  standalone.mockReturnValue(true);
  render(<InstallHint />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
