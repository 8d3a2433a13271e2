import type {ThreadComment} from '#host/pages/forum/anchors';
import {useSource} from '#ui/useSource';
import {collapsedComments, isCollapsed, toggleComment} from './state';

/** Collapses a comment, or expands it again. */
export default function FoldButton({commentId}: ThreadComment) {
  const isFolded = useSource(collapsedComments, () => isCollapsed(commentId));
  return (
    <button
      type="button"
      aria-expanded={!isFolded}
      aria-label="Comment and replies"
      title={isFolded ? 'Expand' : 'Collapse'}
      onClick={() => toggleComment(commentId)}
    >
      {isFolded ? '+' : '−'}
    </button>
  );
}
