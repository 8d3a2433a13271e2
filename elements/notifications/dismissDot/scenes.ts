import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./DismissButton'),
    props: {unread: 3, isOnMenu: false},
    queries: ['DismissNotifications'],
    hidesHost: true,
    act: async stage => (await stage.find('button')).click(),
  }),
];
