import type {ReactNode} from 'react';

import {likesSummary} from '#domain/feed/likesSummary';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {Cover} from '#ui/cover/Cover';
import {useElementContext} from '#ui/context';
import {HostLink} from '#ui/link/HostLink';
import {Tooltip} from '#ui/tooltip/Tooltip';
import type {CachedAnswer} from '#ui/useCachedQuery';
import {text} from './tooltipMessages';

/** Lifetime of names: the same as other social data. */
export const lifetime = seconds(60);

interface User {
  readonly name: string;
  readonly avatar?: {readonly medium?: string | null} | null;
}

interface LikersProps {
  answer: CachedAnswer<unknown>;
  users: readonly (User | null)[] | null | undefined;
  /** Whether they are listed with their avatars; otherwise their names are one text. */
  isFull: boolean;
  /** Whether the text shortens up to 20 names to fit on a line, and only counts more. */
  abbreviated?: boolean;
}

const List = ({users}: {users: readonly User[]}) => (
  <ul className="ui-list likers">
    {users.map(({name, avatar}) => (
      <li key={name}>
        <HostLink to={`/user/${encodeURIComponent(name)}/`} className="liker">
          <Cover className="face" source={avatar?.medium} />
          {name}
        </HostLink>
      </li>
    ))}
  </ul>
);

/** The names of the users who like something. */
export function Likers({answer, users, isFull, abbreviated = false}: LikersProps) {
  const known = users?.flatMap(user => user ?? []) ?? [];
  const words = (all: readonly string[]) =>
    abbreviated ? (likesSummary(all) ?? text.many(all.length)) : all.join(', ');
  return (
    <AsyncAnswer
      answer={answer}
      // A stale answer without names is useless: the site already shows that there are likes.
      value={known.length || answer.state === 'data' ? known : undefined}
      texts={{noun: text.noun}}
      stale="nothing"
      look="text"
    >
      {all => {
        if (!all.length) return text.empty;
        return isFull ? <List users={all} /> : words(all.map(({name}) => name));
      }}
    </AsyncAnswer>
  );
}

interface LikesButtonProps {
  /** The number of likes shown by the site. */
  likes: number;
  /** Whether the site's like button comes after ours instead of around it. */
  beside?: boolean;
  /** Renders `Likers`, and requests them, when the tooltip opens. */
  children: (isFull: boolean) => ReactNode;
}

/**
 * A small button in or before the site's like button. Hovering over either shows a tooltip with the names of the users
 * who like the post; a press on it or on the tooltip lists them.
 */
export function LikesButton({likes, beside = false, children}: LikesButtonProps) {
  const {element} = useElementContext();
  const next = element.nextElementSibling instanceof HTMLElement ? element.nextElementSibling : null;
  return (
    <Tooltip
      text={children(false)}
      full={{label: text.likedBy, content: children(true)}}
      side="bottom"
      hoverTarget={beside ? next : element.parentElement}
    >
      <Button icon variant="quiet" className="ui-likes" aria-label={text.button(likes)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm0 1c-2.8 0-5 1.3-5 3.2V14h10v-1.8C11 10.3 8.8 9 6 9zm4.6-1a3 3 0 0 0 0-6 4 4 0 0 1 0 6zm1.4 6h3v-1.6c0-1.6-1.3-2.8-3.4-3.2.3.8.4 1.7.4 2.6z" />
        </svg>
      </Button>
    </Tooltip>
  );
}
