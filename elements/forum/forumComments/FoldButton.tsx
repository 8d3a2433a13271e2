import type {ThreadComment} from '#host/pages/forum/anchors';
import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {collapsedComments, isCollapsed, toggleComment} from './state';
import {text} from './messages';

/** Collapses a comment, or expands it again. */
export default function FoldButton({commentId}: ThreadComment) {
  const isFolded = useSource(collapsedComments, () => isCollapsed(commentId));
  return (
    <Button
      variant="quiet"
      icon
      className="ui-chevron"
      aria-expanded={!isFolded}
      aria-label={text.button}
      title={isFolded ? text.expand : text.collapse}
      onClick={() => toggleComment(commentId)}
    />
  );
}
