import {Component, type ReactNode} from 'react';

interface BoundaryProps {
  /** The element's tag, used in reports. */
  tag: string;
  fail: (error: unknown) => void;
  replaceHost: (shows: boolean) => void;
  children: ReactNode;
}

/** Whether React has refused an update because 50 others had caused each other. They may be another feature's. */
const isOfDepth = (error: unknown) =>
  error instanceof Error && /React error #185|Maximum update depth/.test(error.message);

/**
 * Error boundary of an element: a component that throws shows nothing, a `replace` anchor gets the host's node back,
 * and the error is reported. After an error that another feature may have caused, the component is mounted again once.
 */
export class ErrorBoundary extends Component<BoundaryProps, {failed: boolean}> {
  override state = {failed: false};
  #isRetried = false;

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(error: unknown) {
    if (isOfDepth(error) && !this.#isRetried) {
      this.#isRetried = true;
      return queueMicrotask(() => this.setState({failed: false}));
    }
    this.props.replaceHost(false);
    this.props.fail(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
