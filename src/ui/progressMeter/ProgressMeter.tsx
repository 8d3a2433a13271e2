import {text} from './messages';

/** A bar that shows how much of a media item has been watched or read. */
export const ProgressMeter = ({progress, total}: {progress: number; total: number}) => (
  <meter
    className="ui-progress-meter"
    min={0}
    max={total}
    value={Math.min(progress, total)}
    aria-label={text.progress(progress, total)}
  />
);
