import {createStaffFilter, isFilterWorthwhile} from '#domain/media/staffFilter';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {hideEach} from '#host/dom/hiding';
import {mediaStaff} from '#host/pages/routes';
import {readStaffCard, staffCard, staffList} from '#host/pages/media/staffTab';
import {counts, filter} from './state';
import css from './element.css';

export default defineFeature({
  id: 'filterStaffTabs',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    place({
      name: 'field',
      routes: mediaStaff,
      at: staffList,
      where: ({cardCount}) => isFilterWorthwhile(cardCount),
      component: () => import('./FilterField'),
      css,
      reserve: () => ({height: ['control']}),
    }),
    run({name: 'hiding', routes: mediaStaff, state: [filter, counts]}, ({signal, order}) => {
      let [words, staff] = ['', createStaffFilter('')];
      const isOut = (node: Element) => {
        if (words !== filter.get()) [words, staff] = [filter.get(), createStaffFilter(filter.get())];
        return !staff.matches(readStaffCard(node));
      };
      hideEach(staffCard.selector, isOut, {signal, order, texts: true, onCount: counts.set, changes: filter});
    }),
  ],
});
