/** How far a work is seen or read, as a bar. */
export const ProgressMeter = ({progress, total}: {progress: number; total: number}) => (
  <meter
    className="ui-progress-meter"
    min={0}
    max={total}
    value={Math.min(progress, total)}
    aria-label={`Progress: ${progress} of ${total}`}
  />
);
