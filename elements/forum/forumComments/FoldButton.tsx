import type {ThreadComment} from '../../../src/host/anchors/forum';
import {useSource} from '../../../src/ui/useSource';
import {folds} from './folds';

/** Collapses one comment, or opens it again. */
export default function FoldButton({commentId}: ThreadComment) {
  const isFolded = useSource(folds, () => folds.has(commentId));
  return (
    <button
      type="button"
      aria-expanded={!isFolded}
      aria-label="Comment and replies"
      title={isFolded ? 'Expand' : 'Collapse'}
      onClick={() => folds.toggle(commentId)}
    >
      {isFolded ? '+' : '−'}
    </button>
  );
}
