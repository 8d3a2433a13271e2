import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {markEach} from '#host/dom/hiding';
import {edit} from '#host/pages/routes';
import {appearanceOf, staffPicture, staffRowChanges} from '#host/pages/edit/staffRows';
import {guardSubmission} from './guard';
import css from './page.css';

/** The attribute shown by the style sheet. */
const attribute = 'data-am-appearance';

export default defineFeature({
  id: 'enumerateSubmissionStaff',
  categories: ['Submissions'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    run({name: 'numbers', routes: edit}, ({signal, order}) => {
      const numberOf = (picture: Element) => appearanceOf(picture)?.toString() ?? false;
      markEach(staffPicture.selector, numberOf, {attribute, signal, order, changes: staffRowChanges({signal})});
    }),
    restyle({name: 'look', routes: edit, css}),
    run({name: 'guard', routes: edit}, guardSubmission),
  ],
});
