import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {watchElements} from '#host/dom/observe';
import {chooseListOrder, listSortField} from '#host/pages/lists/sorting';
import {settingsOther, userLists} from '#host/pages/routes';
import {listOrderChoices, listOrderSetting} from '#host/pages/settings/listOrder';
import css from './element.css';
import {customDefaultListOrder} from './settings';

export default defineFeature({
  id: 'extraDefaultSorts',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'none',
  newIn: '10.6.4',
  preset: 'quiet',
  settings: [customDefaultListOrder],
  examples: ['listSettings'],
  parts: [
    run({name: 'order', routes: userLists}, ({services: {settings}, signal}) => {
      const found = (field: Element) => {
        const order = settings.get(customDefaultListOrder);
        if (order !== '' && !new URLSearchParams(location.search).has('sort')) chooseListOrder(field, order);
      };
      watchElements(listSortField.selector, {found, changed() {}}, {signal});
    }),
    place({
      name: 'choices',
      routes: settingsOther,
      at: listOrderChoices,
      component: () => import('./ExtraOrders'),
      css,
    }),
    place({name: 'note', routes: settingsOther, at: listOrderSetting, component: () => import('./OrderNote'), css}),
  ],
});
