import {scoreHue} from '#domain/score/scoreColour';
import {toWeightedScore} from '#domain/score/scoreConversion';
import {readFollowRow} from '#host/pages/media/following';

/** The attribute with the score out of 100, in steps of 5. */
export const attribute = 'data-am-score';

const step = 5;
const bands = Array.from({length: 100 / step + 1}, (_, band) => band * step);
/** Dark enough in themes with dark text, light enough in the others. */
const colour = (score: number) =>
  `hsl(from rgb(var(--color-gray-1200, var(--color-text, 92, 114, 138))) ${scoreHue(score)} 100% calc(17 + l / 2))`;

/** The colours of the scores; a style attribute of the site's nodes would break its policy, so there are rules. */
export const bandCss = bands
  .map(score => `.media a.follow[${attribute}="${score}"] > :is(span, svg) { color: ${colour(score)}; }`)
  .join('\n');

/** The band of a row, by its score as it counts in the average (rule score-4); `false` without a score. */
export function bandOf(row: Element): string | false {
  const {score, format} = readFollowRow(row) ?? {};
  if (!score || !format) return false;
  return String(Math.round(toWeightedScore(score, format).score / step) * step);
}
