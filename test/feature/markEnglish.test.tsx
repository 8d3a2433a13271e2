import {expect} from 'chai';

import {translated} from '#domain/text/fallback';
import {setLocale} from '#domain/text/format';
import {defineElement} from '#feature/element';
import {markEnglish} from '#feature/markEnglish';
import {setMarkUntranslated} from '#feature/markUntranslated';
import {useStage} from '../support/page';
import {fakeServices} from '../support/services';
import {waitUntil} from '../support/wait';

const table = {found: 'Translated', missing: 'Not translated', hint: 'Neither is this', signIn: '{link} to save it.'};

interface Model {
  text: string;
  hint?: string;
}

function Lines({text, hint}: Model) {
  return (
    <section aria-label={hint}>
      <p>{text}</p>
      <b lang="fr">{text}</b>
      <i>{text === table.missing ? <a href="#place">{text}</a> : null}</i>
    </section>
  );
}

describe('markEnglish', () => {
  const stage = useStage();
  const create = defineElement<Model>('am-mark-english', Lines, {css: '', services: fakeServices(), featureId: 'f'});
  const show = async (model: Model) => {
    const element = create(model, {replaceHost() {}, rendered() {}, fail() {}});
    stage.node.append(element);
    await waitUntil(() => element.shadowRoot?.querySelector('p'));
    return element;
  };
  const languages = (element: HTMLElement) =>
    ['section', 'p', 'b', 'i', 'a'].map(name => element.shadowRoot?.querySelector(name)?.getAttribute('lang') ?? null);

  before(() => {
    setLocale('de');
    setMarkUntranslated(markEnglish);
    translated(table, {found: 'Übersetzt', signIn: '{link}, um es zu speichern.'});
  });
  after(() => {
    setLocale('en', () => 'en-u-hc-h23');
    setMarkUntranslated(() => undefined);
  });

  it('marks the elements of a text that is missing, and none of a translated one', async () => {
    const element = await show({text: table.missing});
    await waitUntil(() => languages(element)[1] === 'en');
    expect(languages(element)).to.deep.equal([null, 'en', 'fr', null, 'en']);
    expect(languages(await show({text: 'Übersetzt'}))).to.deep.equal([null, null, 'fr', null, null]);
  });

  it('marks the element of a missing text in an attribute, but not the elements inside of it', async () => {
    const element = await show({text: 'Übersetzt', hint: table.hint});
    await waitUntil(() => languages(element)[0] === 'en');
    expect(languages(element)).to.deep.equal(['en', 'de', 'fr', 'de', null]);
    element.show({text: 'Übersetzt', hint: 'Auch das'});
    await waitUntil(() => languages(element)[0] === null);
    expect(languages(element)).to.deep.equal([null, null, 'fr', null, null]);
  });

  it('marks a text that changes into a missing one, and no longer once it changes back', async () => {
    const element = await show({text: 'Übersetzt'});
    element.show({text: table.missing});
    await waitUntil(() => languages(element)[1] === 'en');
    element.show({text: 'Übersetzt'});
    await waitUntil(() => languages(element)[1] === null);
    expect(languages(element)).to.deep.equal([null, null, 'fr', null, null]);
  });
});
