import {blockList} from '#services/settings/shared';
import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./BlockListEditor'),
    props: {},
    queries: ['BlockedWork'],
    prepare: ({services}) => {
      services.settings.set(blockList, [{media: 1}]);
      return Promise.resolve(() => undefined);
    },
  }),
];
