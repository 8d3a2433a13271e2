import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {restyle} from '../../../src/feature/restyle';
import {profileItem} from '../../../src/host/anchors/shell';
import {anywhere} from '../../../src/host/routes/route';
import {verticalNav} from '../../../src/services/settings/shared';
import openCss from '../../../styles/userSubmenu/style.css';
import css from './style.css';

export default defineFeature({
  id: 'userSubmenu',
  title: "A menu of one's own pages beside the profile link, with the vertical navigation.",
  picture: () => import('./picture.webp'),
  categories: ['Navigation'],
  on: true,
  needs: ['user', 'desktop'],
  alongside: [verticalNav],
  settings: [],
  parts: [
    place({on: anywhere, at: profileItem, component: () => import('./Submenu'), css}),
    restyle({name: 'open', on: anywhere, css: openCss}),
  ],
});
