import {scene, type Start} from '#test/support/scenes/scene';

const notice = {
  ...({kind: 'like', unread: true, user: 'Ben', picture: undefined, to: '/activity/1'} as const),
  ...({context: ' liked your activity.', at: 1_700_000_000_000, line: 'Ben liked your activity.'} as const),
  ...({title: '', reason: undefined} as const),
};

/** Enough calls of the API are left for previews. */
const prepare = ({services}: Start) => {
  const {scheduler} = services.apiFor('drawn');
  const budget = {...scheduler.budget(), remaining: 25};
  Object.assign(scheduler, {budget: () => budget});
  return Promise.resolve(() => undefined);
};

const list = {component: () => import('./GroupedList'), prepare};
const props = {notifications: [notice], rest: 0, unreadCount: 1, hasMore: false, isStrange: false};

export const scenes = (['TextActivity', 'MessageActivity', 'ListActivity'] as const)
  .flatMap(kind => [
    scene({...list, name: kind, props, queries: ['NoticePreview'], answers: {ActivityUnion: kind}}),
    scene({
      ...list,
      name: kind,
      props,
      queries: ['NoticeReplies'],
      answers: {ActivityUnion: kind},
      act: stage => stage.press('Replies'),
    }),
  ])
  .concat(
    scene({
      ...list,
      props: {...props, notifications: [], unreadCount: 0},
      queries: ['NewestNotification'],
      hidesHost: true,
    }),
  );
