import {isSelectionOffered, listSelection} from '#kits/listTable/selection';
import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./Bar'),
    props: {userName: 'Ann', listType: 'ANIME'},
    queries: ['ListOptions'],
    fails: 'ListOptions',
    prepare: () => {
      isSelectionOffered.set(true);
      listSelection.set({type: 'ANIME', mediaIds: new Set([1])});
      return Promise.resolve(() => {
        isSelectionOffered.reset();
        listSelection.reset();
      });
    },
    act: stage => stage.press('Edit…'),
  }),
];
