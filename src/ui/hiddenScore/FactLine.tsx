import {HiddenScore} from './HiddenScore';

interface FactLineProps {
  facts: readonly string[];
  /** The last of the facts, if it is a score; `''` if there is none. */
  score?: string;
  mediaId: number;
}

/** Facts about a media item in one line, as in the site's cards. */
export function FactLine({facts, score = '', mediaId}: FactLineProps) {
  const before = facts.filter(Boolean).join(' · ');
  return (
    <>
      {before}
      {before && score ? ' · ' : ''}
      {score ? <HiddenScore subject={mediaId}>{score}</HiddenScore> : null}
    </>
  );
}
