import type {CSSProperties} from 'react';

import {compatibilityColour, type Compatibility} from '#domain/statistics/compatibility';
import {vennCircles, vennSize} from '#domain/statistics/venn';
import {formatNumber} from '#domain/text/format';
import {RichText} from '#ui/RichText';
import {text} from './messages';

interface CompatibilityResultProps {
  result: Compatibility;
  /** Names of the two users, in the order in which they were compared. */
  users: readonly [first: string, second: string];
}

const hues = {green: 120, red: 0} as const;

/** The number in its colour, one of two hues that are readable in every theme. */
export function Difference({value}: {value: number}) {
  const colour = compatibilityColour(value);
  const style = colour && ({'--ui-hue': hues[colour]} as CSSProperties);
  return (
    <strong className={colour && 'ui-hue compatibility-hue'} style={style}>
      {formatNumber(value)}
    </strong>
  );
}

/**
 * The difference between the tastes of two users, in words and as a drawing of their shared media. Lower is better, and
 * 0.8 to 1.1 is common.
 */
export function CompatibilityResult({result, users}: CompatibilityResultProps) {
  const {difference, shared, firstSize, secondSize} = result;
  const circles = vennCircles(firstSize, secondSize, shared);
  const legend = [text.scored(users[0], firstSize), text.scored(users[1], secondSize)] as const;
  return (
    <div className="compatibility">
      <p>
        {difference === undefined ? (
          text.none(shared)
        ) : (
          <RichText text={text.result(shared)} parts={{difference: <Difference value={difference} />}} />
        )}
      </p>
      {circles ? (
        <svg {...vennSize} role="img" aria-label={text.drawing(...legend, shared)}>
          {circles.map(({x, y, radius}, index) => (
            <circle key={index} cx={x} cy={y} r={radius} />
          ))}
        </svg>
      ) : null}
      <ul className="ui-list">
        {legend.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
