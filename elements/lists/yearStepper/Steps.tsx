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
        const year = stepYear(slider, direction);
        const label = year === undefined ? labels[direction] : `${labels[direction]}: ${year}`;
        return (
          <Button
            key={direction}
            small
            variant="quiet"
            aria-label={label}
            title={label}
            inactive={year === undefined}
            onClick={() => step(direction)}
          >
            {direction < 0 ? `${signs[direction]} ${year ?? ''}` : `${year ?? ''} ${signs[direction]}`}
          </Button>
        );
      })}
    </div>
  );
}
