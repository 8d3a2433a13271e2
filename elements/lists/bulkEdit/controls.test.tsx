import {expect} from 'chai';

import {useRender} from '#test/support/draw';
import {CategoryScores, CustomListsField} from './controls';

describe('controls of names that every object has', () => {
  const draw = useRender();
  const names = ['constructor', 'Later'];
  const ignored = () => undefined;

  it('are unchanged at first', () => {
    const lists = draw(<CustomListsField label="" names={names} value={{Later: true}} change={ignored} />);
    const chosen = Array.from(lists.container.querySelectorAll('select'), ({value}) => value);
    expect(chosen).to.deep.equal(['same', 'in']);
    const scores = draw(<CategoryScores label="" names={names} value={{Later: 5}} change={ignored} />);
    const boxes = scores.container.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
    expect(Array.from(boxes, ({checked}) => checked)).to.deep.equal([false, true]);
  });
});
