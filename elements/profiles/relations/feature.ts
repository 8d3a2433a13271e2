import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {userSocial} from '#host/pages/routes';
import {openRelation, socialContent, socialFilters} from '#host/pages/user/social';
import {relationsFor} from '#domain/profile/relations';
import {socialListView} from '#kits/follows/listView';
import tabsCss from '#kits/siteTabs/style.css';
import css from './element.css';
import filtersCss from './page.css';
import {confirmed, counts} from './state';
import countCss from './tabs.css';

export default defineFeature({
  id: 'relations',
  categories: ['Profiles'],
  enabledByDefault: true,
  requests: 'onDemand',
  newIn: '10.6.4',
  preset: 'quiet',
  data: [socialListView],
  parts: [
    place({
      name: 'tabs',
      routes: userSocial,
      at: socialFilters,
      component: () => import('./RelationTabs'),
      css: tabsCss + countCss,
      reserve: ({userName, viewer}) => ({
        height: relationsFor(userName, viewer).map(() => 'control' as const),
      }),
    }),
    place({
      routes: userSocial,
      at: socialContent,
      component: () => import('./RelationPanel'),
      state: [openRelation, counts, confirmed],
      css,
    }),
    restyle({name: 'filters', routes: userSocial, css: filtersCss}),
  ],
});
