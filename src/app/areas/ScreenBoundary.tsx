import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Going elsewhere gives the screens another chance. */
  address: string;
  children: ReactNode;
}

/** Keeps the shell standing when one screen cannot be drawn. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ address }: ScreenBoundaryProps) {
    if (this.state.failed && address !== this.props.address) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <p>Nie udało się pokazać tej strony. Wczytaj ją ponownie, a jeśli to nie pomoże, daj znać swojemu biuru.</p>
        <button type="button" onClick={() => location.reload()}>
          Wczytaj ponownie
        </button>
      </div>
    );
  }
}
