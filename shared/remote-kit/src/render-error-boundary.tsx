import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  onError(error: unknown): void;
  /** What stands in the place of a tree that threw; default: nothing, since the listener replaces it. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps a tree that throws from taking down what is around it, and reports the error. */
export class RenderErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
