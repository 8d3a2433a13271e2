import {expect} from 'chai';

import type {Feature} from '#feature/defineFeature';
import {orderParts, referenceTo} from '#feature/partOrder';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {home} from '#host/pages/routes';
import {toggle} from '#services/settings/handles';
import {siteFixes} from '#services/settings/siteFixes';
import {useConsole} from '../support/console';
import {feature, useDispatcher} from '../support/features';
import {useNavigation} from '../support/page';
import {microtask} from '../support/wait';

const one = toggle('firstHalf', {title: 'One', initial: true});
const two = toggle('secondHalf', {title: 'Two', initial: false});
const css = '.no-such-class { color: red }';

/** Our elements in the page, by name. */
const shown = () =>
  [...(document.querySelector('am-overlay')?.children ?? [])]
    .map(({localName}) => localName)
    .filter(name => name.startsWith('am-'))
    .toSorted();

describe('a feature with several switches', () => {
  const go = useNavigation();
  const dispatch = useDispatcher();
  useConsole();
  const log: string[] = [];
  const body = (name: string) => () => void log.push(name);
  const merged = (...more: Feature['parts']) =>
    feature(
      [
        run({switch: one, name: 'feed', routes: home}, body('one')),
        run({switch: two, name: 'feed', routes: home}, body('two')),
        ...more,
      ],
      {id: 'merged', switches: [one, two]},
    );
  beforeEach(() => {
    log.length = 0;
    go('/home');
  });

  it('runs the parts whose switches are on, each in an element named after its switch', async () => {
    const {settings} = dispatch([merged()]);
    await microtask();
    expect([shown(), log]).to.deep.equal([['am-first-half-feed'], ['one']]);
    settings.set(two, true);
    await microtask();
    expect([shown(), log]).to.deep.equal([
      ['am-first-half-feed', 'am-second-half-feed'],
      ['one', 'two'],
    ]);
    settings.set(one, false);
    await microtask();
    expect([shown(), log]).to.deep.equal([['am-second-half-feed'], ['one', 'two']]);
    settings.set(two, false);
    await microtask();
    expect(shown()).to.deep.equal([]);
  });

  it('stops only the parts of a switch that a fix turns off, or all parts if the fix turns off the feature', async () => {
    const {settings} = dispatch([merged()], {settings: {secondHalf: true}});
    await microtask();
    const fix = (id: string) => settings.set(siteFixes, {features: [{id, reason: ''}], selectors: [], at: 1});
    fix('firstHalf');
    await microtask();
    expect(shown()).to.deep.equal(['am-second-half-feed']);
    fix('merged');
    await microtask();
    expect(shown()).to.deep.equal([]);
  });

  it('removes the style sheet of a switch that is turned off while another is on', async () => {
    const {settings} = dispatch([merged(restyle({switch: two, name: 'look', routes: home, css}))], {
      settings: {secondHalf: true},
    });
    await microtask();
    expect(document.adoptedStyleSheets.length).to.equal(1);
    settings.set(two, false);
    await microtask();
    expect([shown(), document.adoptedStyleSheets.length]).to.deep.equal([['am-first-half-feed'], 0]);
  });

  it('ends as a whole when one of its parts fails', async () => {
    const failing = run({switch: two, name: 'bad', routes: home}, () => {
      throw new Error('broken');
    });
    const {report} = dispatch([merged(failing)], {settings: {secondHalf: true}});
    await microtask();
    expect([shown(), report.health('merged').state]).to.deep.equal([[], 'failed']);
  });

  it('has parts that other features reference by the key of their switch', () => {
    const later = feature([run({name: 'a', routes: home, after: ['droppedScore/feed']}, () => undefined)], {
      id: 'activityLinks',
    });
    const [completed, dropped] = ['completedScore', 'droppedScore'].map(key => toggle(key, {title: '', initial: true}));
    const scores = feature(
      [
        run({switch: dropped, name: 'feed', routes: home, after: ['completedScore']}, () => undefined),
        run({switch: completed, name: 'feed', routes: home}, () => undefined),
      ],
      {id: 'activityScores', switches: [completed, dropped].flatMap(each => each ?? [])},
    );
    expect(orderParts([later, scores]).map(referenceTo)).to.deep.equal([
      'completedScore/feed',
      'droppedScore/feed',
      'activityLinks/a',
    ]);
  });
});
