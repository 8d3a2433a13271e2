import {actionFor, type FeedAction} from '#domain/feed/feedShortcuts';
import type {Visit} from '#feature/part';
import {onShortcut} from '#host/pages/feed/keys';
import {navigateFeed, type FeedNavigation} from '#host/pages/feed/navigation';
import {isHelpOpen} from './help';
import {chosenKeys} from './keys';

const actions: Readonly<Record<FeedAction, (walk: FeedNavigation) => boolean>> = {
  next: walk => walk.move(1),
  previous: walk => walk.move(-1),
  like: walk => walk.like(),
  reply: walk => walk.reply(),
  open: walk => walk.open(),
  help() {
    isHelpOpen.set(true);
    return true;
  },
};

/** Navigates the feed by keyboard until the visit ends. */
export function navigateByKeys({services: {settings}, signal, order}: Visit) {
  const walk = navigateFeed({signal, order});
  const press = (key: string, target: EventTarget | null) => {
    if (key === 'enter') return walk.isCurrent(target) && walk.open();
    const action = actionFor(key, settings.get(chosenKeys));
    return action !== undefined && actions[action](walk);
  };
  onShortcut(press, {signal});
}
