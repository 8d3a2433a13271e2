import {scoreHue} from '#domain/score/scoreColour';
import {toWeightedScore} from '#domain/score/scoreConversion';
import {followCell, readFollowRow} from '#host/pages/media/following';

/** The attribute of a score's cell with the score out of 100, in steps of 5. */
export const attribute = 'data-am-score';

const step = 5;
const bands = Array.from({length: 100 / step + 1}, (_, band) => band * step);
/** Dark enough in themes with dark text, light enough in the others. */
const colour = (score: number) =>
  `hsl(from rgb(var(--color-gray-1200, var(--color-text, 92, 114, 138))) ${scoreHue(score)} 100% calc(17 + l / 2))`;

const rules = bands.map(score => /* css */ `.media a.follow > [${attribute}="${score}"] { color: ${colour(score)}; }`);

/**
 * The colours of the scores; a style attribute on the site's nodes would violate its policy, so there are rules. They
 * need relative colors in their final form, like the hue in styles/tokens.css; elsewhere scores keep the site's color.
 */
export const bandCss = /* css */ `@supports (color: rgb(from currentcolor r g b)) {\n${rules.join('\n')}\n}`;

/**
 * The band of a score's cell, by the score as it counts in the average (rule score-4); `false` for other cells and
 * without a score.
 */
export function bandOf(cell: Element): string | false {
  const row = cell.closest('a.follow');
  if (!row || followCell(cell) !== 'score') return false;
  const {score, format} = readFollowRow(row) ?? {};
  if (!score || !format) return false;
  return String(Math.round(toWeightedScore(score, format).score / step) * step);
}
