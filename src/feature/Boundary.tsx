import {Component, type ReactNode} from 'react';

interface BoundaryProps {
  /** Tag of the element, for the record. */
  name: string;
  fail: (error: unknown) => void;
  replaceHost: (shows: boolean) => void;
  children: ReactNode;
}

/** A component that throws shows nothing and gives an `instead` anchor back; the frame reports it. */
export class Boundary extends Component<BoundaryProps, {failed: boolean}> {
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
