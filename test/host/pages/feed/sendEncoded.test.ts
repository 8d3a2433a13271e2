import {expect} from 'chai';

import {encodeSentTexts} from '#host/pages/feed/sendEncoded';
import {useSignal, useStage} from '../../../support/page';

const encoding = {
  encode: (typed: string) => typed.replace('😀', '&#128512;'),
  decode: (stored: string) => stored.replace('&#128512;', '😀'),
};

describe('a stored text that is opened for editing', () => {
  const stage = useStage();
  const feature = useSignal();

  /** An editor that the site has filled, while the feature is on. */
  function fill() {
    const box = stage.show('<div class="activity-edit"><textarea></textarea></div>');
    const field = box.querySelector('textarea') as HTMLTextAreaElement;
    field.value = 'Hello &#128512;';
    encodeSentTexts(encoding, feature);
    return field;
  }

  it('is decoded, and stored as before if the feature is switched off before the user works in it', () => {
    const field = fill();
    expect(field.value).to.equal('Hello 😀');
    feature.end();
    expect(field.value).to.equal('Hello &#128512;');
  });

  it('is left alone as soon as the user works in it, even if that changes nothing', () => {
    const field = fill();
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    expect(field.value).to.equal('Hello 😀');
    feature.end();
    expect(field.value).to.equal('Hello 😀');
  });
});
