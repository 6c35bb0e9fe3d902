import { Component, Fragment, type ReactNode } from 'react';

/** Looks at the page before it changes. @returns puts back what the change took from the reader */
export type Keep = () => () => void;

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Called before children give way to the fallback, and before they come back. */
  readonly keep: Keep;
  /** The fallback, shown after an error. @param reset draws the children again (rows 4.22, 8.8) */
  fallback(error: unknown, reset: () => void): ReactNode;
}

interface ErrorBoundaryState {
  /** Anything may have been thrown, even `undefined`; the number tells one error from the next. */
  readonly crash: { readonly error: unknown; readonly number: number } | undefined;
}

let crashes = 0;

/** Keeps an error of one application away from the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: undefined };
  /** What the build drew may have to give way at the very first drawing. */
  private readonly restoreBuilt = this.props.keep();

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    crashes += 1;
    return { crash: { error, number: crashes } };
  }

  override componentDidMount(): void {
    this.restoreBuilt();
  }

  override getSnapshotBeforeUpdate(_: ErrorBoundaryProps, before: ErrorBoundaryState): (() => void) | null {
    return before.crash === this.state.crash ? null : this.props.keep();
  }

  override componentDidUpdate(_: unknown, __: unknown, restore: (() => void) | null): void {
    restore?.();
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { crash } = this.state;
    if (!crash) return children;
    // A new element for each error: a screen reader tells of the same one again.
    return (
      <Fragment key={crash.number}>
        {fallback(crash.error, () => this.setState({ crash: undefined }))}
      </Fragment>
    );
  }
}
