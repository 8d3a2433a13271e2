import {Component, type ReactNode} from 'react';

interface BoundaryProps {
  /** The element's tag, used in reports. */
  tag: string;
  fail: (error: unknown) => void;
  replaceHost: (shows: boolean) => void;
  children: ReactNode;
}

/**
 * Error boundary of an element: a component that throws shows nothing, a `replace` anchor gets the host's node back,
 * and the error is reported.
 */
export class ErrorBoundary extends Component<BoundaryProps, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(error: unknown) {
    this.props.replaceHost(false);
    this.props.fail(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
