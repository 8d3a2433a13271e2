import {decadesOf} from '#domain/list/decades';
import type {YearSlider} from '#domain/list/yearStep';
import {text} from './messages';

/** A mark for each decade, below a slider for years. */
export default function DecadeRuler({min, max}: YearSlider) {
  const decades = decadesOf(min, max);
  const last = decades.at(-1);
  if (!last) return null;
  return (
    <div className="ruler" role="img" aria-label={text.decades(min, last.year)}>
      {decades.map(({year, at}) => (
        <span key={year} style={{insetInlineStart: `${at * 100}%`}}>
          {text.decade(year)}
        </span>
      ))}
    </div>
  );
}
