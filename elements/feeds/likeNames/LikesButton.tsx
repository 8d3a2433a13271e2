import type {ReactNode} from 'react';

import {likesSummary} from '#domain/feed/likesSummary';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {useElementContext} from '#ui/context';
import {Tooltip} from '#ui/tooltip/Tooltip';
import type {CachedAnswer} from '#ui/useCachedQuery';
import {text} from './tooltipMessages';

/** Lifetime of names: the same as other social data. */
export const lifetime = seconds(60);

interface LikersProps {
  answer: CachedAnswer<unknown>;
  users: readonly ({readonly name: string} | null)[] | null | undefined;
  /** Whether up to 20 names are shortened to fit on a line. */
  abbreviated?: boolean;
}

/** Lists the names: in full, or shortened if there are several and not too many for it. */
export function Likers({answer, users, abbreviated = false}: LikersProps) {
  const names = users?.flatMap(user => user?.name ?? []) ?? [];
  return (
    <AsyncAnswer
      answer={answer}
      // A stale answer without names is useless: the site already shows that there are likes.
      value={names.length || answer.state === 'data' ? names : undefined}
      texts={{noun: text.noun}}
      stale="nothing"
      look="text"
    >
      {known => (known.length ? (abbreviated && likesSummary(known)) || known.join(', ') : text.empty)}
    </AsyncAnswer>
  );
}

interface LikesButtonProps {
  /** The number of likes shown by the site. */
  likes: number;
  /** Whether the site's like button comes after ours instead of around it. */
  beside?: boolean;
  /** Renders `Likers`, and requests them, when the tooltip opens. */
  children: ReactNode;
}

/**
 * A small button in or before the site's like button. Hovering over either shows a tooltip with the names of all users
 * who like the post.
 */
export function LikesButton({likes, beside = false, children}: LikesButtonProps) {
  const {element} = useElementContext();
  const next = element.nextElementSibling instanceof HTMLElement ? element.nextElementSibling : null;
  return (
    <Tooltip text={children} side="bottom" hoverTarget={beside ? next : element.parentElement} toggleOnClick>
      <Button variant="quiet" className="ui-likes" aria-label={text.button(likes)}>
        ⋯
      </Button>
    </Tooltip>
  );
}
