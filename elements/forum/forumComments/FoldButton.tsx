import type {ThreadComment} from '#host/pages/forum/anchors';
import {useSource} from '#ui/useSource';
import {collapsedComments} from './state';

/** Collapses a comment, or expands it again. */
export default function FoldButton({commentId}: ThreadComment) {
  const isFolded = useSource(collapsedComments, () => collapsedComments.has(commentId));
  return (
    <button
      type="button"
      aria-expanded={!isFolded}
      aria-label="Comment and replies"
      title={isFolded ? 'Expand' : 'Collapse'}
      onClick={() => collapsedComments.toggle(commentId)}
    >
      {isFolded ? '+' : '−'}
    </button>
  );
}
