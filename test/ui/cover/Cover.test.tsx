import {fireEvent} from '@testing-library/react';
import {expect} from 'chai';
import type {ComponentProps} from 'react';

import {Cover, CoverImage} from '#ui/cover/Cover';
import {expectAccessible, useRender} from '../../support/draw';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const other = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

describe('Cover', () => {
  const draw = useRender();
  /** The background of the frame and the look of the picture in it, if there is one. */
  const cases: [Omit<ComponentProps<typeof Cover>, 'className'>, Record<string, boolean>, string, string?][] = [
    [{source: picture}, {}, '', 'clear'],
    [{source: picture}, {SFWmode: true}, '', 'ui-blurred'],
    [{source: picture, color: '#e4a15d'}, {}, 'rgb(228, 161, 93)', 'clear'],
    [{source: null, color: '#e4a15d'}, {}, 'rgb(228, 161, 93)'],
    [{source: null}, {}, ''],
    [{source: undefined}, {SFWmode: true}, ''],
    [{source: ''}, {}, ''],
  ];
  for (const [props, settings, background, look] of cases)
    it(`shows ${look ? `a ${look} picture` : 'an empty frame'} for ${JSON.stringify([props, settings])}`, async () => {
      const {container} = draw(<Cover {...props} className="small" />, {settings});
      const frame = container.firstElementChild as HTMLElement;
      expect([frame.className, frame.style.backgroundColor]).to.deep.equal(['ui-cover small', background]);
      expect(
        [...frame.childNodes].map(node => {
          const {className, alt, loading, src} = node as HTMLImageElement;
          return [className || 'clear', alt, loading, src];
        }),
      ).to.deep.equal(look ? [[look, '', 'lazy', picture]] : []);
      await expectAccessible(container);
    });

  it('shows the replacement without an address and after a failure, until the address changes', () => {
    const {container, rerender, text} = draw(<CoverImage source={null} instead="Cowboy Bebop" />);
    const images = () => container.querySelectorAll('img');
    expect([images().length, text()]).to.deep.equal([0, 'Cowboy Bebop']);
    rerender(<CoverImage source={picture} instead="Cowboy Bebop" />);
    expect([images().length, text()]).to.deep.equal([1, '']);
    fireEvent.error(images()[0] as Element);
    expect([images().length, text()]).to.deep.equal([0, 'Cowboy Bebop']);
    rerender(<CoverImage source={other} instead="Cowboy Bebop" />);
    expect([images().length, text()]).to.deep.equal([1, '']);
  });

  it('keeps a picture that fails to load if there is no replacement', () => {
    const {container} = draw(<CoverImage source={picture} />);
    fireEvent.error(container.querySelector('img') as Element);
    expect(container.querySelectorAll('img').length).to.equal(1);
  });
});
