import {actionOf, type FeedAction} from '#domain/feed/feedKeys';
import type {Visit} from '#feature/part';
import {listenForKeys} from '#host/pages/feed/keys';
import {walkFeed, type FeedWalk} from '#host/pages/feed/walk';
import {help} from './help';
import {chosenKeys} from './keys';

const actions: Readonly<Record<FeedAction, (walk: FeedWalk) => boolean>> = {
  next: walk => walk.step(1),
  previous: walk => walk.step(-1),
  like: walk => walk.like(),
  reply: walk => walk.reply(),
  open: walk => walk.open(),
  help() {
    help.open();
    return true;
  },
};

/** Navigates the feed by keyboard until the visit ends. */
export function walkByKeys({services: {settings}, signal, order}: Visit) {
  const walk = walkFeed({signal, order});
  const press = (key: string, target: EventTarget | null) => {
    if (key === 'enter') return walk.isAt(target) && walk.open();
    const action = actionOf(key, settings.get(chosenKeys));
    return action !== undefined && actions[action](walk);
  };
  listenForKeys(press, {signal});
  signal.addEventListener('abort', help.close);
}
