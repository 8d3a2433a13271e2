import {stepYear, type YearSlider} from '#domain/list/yearStep';
import {Button} from '#ui/Button';
import {text} from './messages';

interface StepsProps {
  slider: YearSlider;
  /** Goes to the previous year or to the next. */
  step: (direction: 1 | -1) => void;
}

const signs = {[-1]: '<', [1]: '>'} as const;
const labels = {[-1]: text.previous, [1]: text.next} as const;

/** The buttons for the previous and the next year. One that would leave the bounds does nothing. */
export function Steps({slider, step}: StepsProps) {
  return (
    <div className="steps" role="group" aria-label={text.year}>
      {([-1, 1] as const).map(direction => {
        const isEnd = stepYear(slider, direction) === undefined;
        return (
          <Button
            key={direction}
            icon
            variant="quiet"
            aria-label={labels[direction]}
            title={labels[direction]}
            inactive={isEnd}
            onClick={() => step(direction)}
          >
            {signs[direction]}
          </Button>
        );
      })}
    </div>
  );
}
