import {act, screen} from '@testing-library/react';
import {expect} from 'chai';

import type {RoleMedia} from '#domain/media/roleCard';
import {RoleFact} from '#kits/roleCards/RoleFact';
import {hideOwnScores, hideScores} from '#services/settings/hiddenScores';
import {useRender} from '../../support/draw';

const entry = {status: 'COMPLETED', score: 9, scoreFormat: 'POINT_10', progress: 1, repeat: 0, adjustValue: undefined};
const media = {id: 1, type: 'ANIME', score: 82, entry} as RoleMedia;

describe('RoleFact', () => {
  const draw = useRender();
  for (const [order, score, switches, isCovered] of [
    ['score', '82%', [], false],
    ['score', '82%', [hideScores], true],
    ['myScore', '9/10', [hideScores], false],
    ['myScore', '9/10', [hideScores, hideOwnScores], true],
  ] as const)
    it(`${isCovered ? 'covers' : 'shows'} "${order}" with [${switches.map(({key}) => key).join()}]`, () => {
      const drawn = draw(<RoleFact media={media} order={order} />);
      act(() => switches.forEach(each => drawn.services.settings.set(each, true)));
      expect(drawn.text()).to.equal(isCovered ? `Score hidden${score}` : score);
      expect(screen.queryAllByRole('button', {name: 'Score hidden'})).to.have.length(isCovered ? 1 : 0);
    });
});
