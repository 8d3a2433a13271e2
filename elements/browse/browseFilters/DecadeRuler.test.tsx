import {render} from '@testing-library/react';
import {expect} from 'chai';

import DecadeRuler from './DecadeRuler';
import css from './ruler.css';
import {useStage} from '#test/support/page';

describe('the decade ruler', () => {
  const stage = useStage();

  for (const dir of ['ltr', 'rtl'])
    it(`starts at the left, like the slider of the site (${dir})`, () => {
      const host = document.createElement('div');
      host.dir = dir;
      host.style.width = '750px';
      stage.node.append(host);
      const root = host.attachShadow({mode: 'open'});
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [sheet];
      const container = document.createElement('div');
      root.append(container);
      render(<DecadeRuler min={1950} max={2025} year={undefined} />, {container});
      const {left} = host.getBoundingClientRect();
      const middles = [...container.querySelectorAll('.ruler > span')].slice(1).map(mark => {
        const box = mark.getBoundingClientRect();
        return Math.round(box.left + box.width / 2 - left);
      });
      expect(middles).to.deep.equal([100, 200, 300, 400, 500, 600, 700]);
    });
});
