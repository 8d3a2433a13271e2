import {displayScore, type ScoreFormat, type Smiley} from '#domain/score/score';
import {smileyNames, text} from './messages';

const mouths: Readonly<Record<Smiley, string>> = {
  smile: 'M7 13.5a6 6 0 0 0 10 0',
  meh: 'M8 15h8',
  frown: 'M7 16.5a6 6 0 0 1 10 0',
};

const colours: Readonly<Record<Smiley, string>> = {
  smile: 'var(--am-green)',
  meh: 'var(--am-orange)',
  frown: 'var(--am-red)',
};

function Face({smiley}: {smiley: Smiley}) {
  return (
    <svg
      role="img"
      aria-label={smileyNames[smiley]}
      viewBox="0 0 24 24"
      style={{inlineSize: '1.25em', blockSize: '1.25em', verticalAlign: '-0.25em', color: colours[smiley]}}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="8.7" cy="9.5" r="0.6" fill="currentColor" />
      <circle cx="15.3" cy="9.5" r="0.6" fill="currentColor" />
      <path d={mouths[smiley]} />
    </svg>
  );
}

/** A score in its own format: out of 100 or 10, with a star, or as a smiley. Renders nothing if there is no score. */
export function Score({score, format}: {score: number; format: ScoreFormat | undefined}) {
  const look = displayScore(score, format);
  if (!look) return null;
  if (look.smiley) return <Face smiley={look.smiley} />;
  return (
    <span>
      {look.text}
      {look.star ? <span aria-label={text.stars}> ★</span> : null}
    </span>
  );
}
