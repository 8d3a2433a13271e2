import {expect} from 'chai';

import {editableCover, openListEditor} from '#host/pages/feed/editorItem';
import {useStage} from '../../../support/page';

const item = (text: string, isDivided = false) =>
  `<li class="el-dropdown-menu__item${isDivided ? ' el-dropdown-menu__item--divided' : ''}">${text}</li>`;
const menu = (attributes: string, ...items: string[]) => `<ul ${attributes}>${items.join('')}</ul>`;
const entry = (menus: string) =>
  `<div class="activity-entry"><div class="list"><a class="cover"></a><div class="details"><div class="status">
  Completed <a class="title">Monster</a></div></div></div><div class="time">${menus}</div></div>`;
const plain = 'class="el-dropdown-menu"';
const ofEntry = 'class="el-dropdown-menu entry-dropdown"';
const [link, editor, other] = [item('Direct Link'), item('Open List Editor'), item('Liste öffnen', true)];

describe('editableCover', () => {
  const stage = useStage();
  for (const [what, markup, pressed] of [
    ['the divided item of the list entry in any language', entry(menu(ofEntry, link, other)), 'Liste öffnen'],
    [
      'the one of a menu that has left a box with the class',
      entry('<div class="entry-dropdown"><span aria-controls="menu-7"></span></div>') +
        menu(`${plain} id="menu-7"`, link, other),
      'Liste öffnen',
    ],
    [
      'the one of the list entry, not that of the activity',
      entry(menu(plain, link, item('Report', true)) + menu(ofEntry, other)),
      'Liste öffnen',
    ],
    ['the text if there is no such item', entry(menu(plain, item('Report', true), editor)), 'Open List Editor'],
    [
      'the text if there are several',
      entry(menu(ofEntry, item('Delete', true), item('Open List Editor', true))),
      'Open List Editor',
    ],
    ['nothing in a menu without it', entry(menu(ofEntry, link, item('Delete'))), undefined],
    ['nothing in another menu', entry(menu(plain, link, item('Report', true))), undefined],
    ['nothing without a menu', entry(''), undefined],
  ] as const)
    it(`finds ${what}`, () => {
      stage.show(markup);
      const presses: string[] = [];
      stage.node.addEventListener('click', ({target}) => presses.push((target as Element).textContent ?? ''));
      const cover = stage.node.querySelector('.cover');
      expect(cover && editableCover.read(cover)).to.deep.equal(pressed && {title: 'Monster'});
      if (cover) openListEditor(cover);
      expect(presses).to.deep.equal(pressed ? [pressed] : []);
    });
});
