import {act, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';
import type {ComponentProps} from 'react';

import {ApiError} from '#services/api/apiError';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {expectAccessible, useRender} from '../../support/draw';

type Props = ComponentProps<typeof AsyncAnswer<string | null | undefined>>;

const now = 1_700_000_000_000;
const at = now - 12 * 60_000;
const until = new Date(2026, 10, 23, 10, 30).getTime();
const refused = new ApiError('unavailable', 'No answer.');
const answers = {
  signedOut: {state: 'signedOut'},
  loading: {state: 'loading'},
  waiting: {state: 'waiting', until},
  failed: {state: 'failed', error: refused},
  missing: {state: 'failed', error: new ApiError('missing', 'Not Found.')},
  empty: {state: 'data', at},
  staleWaiting: {state: 'waiting', until, at},
  staleFailed: {state: 'failed', error: refused, at},
} as const;

describe('AsyncAnswer', () => {
  const drawn = useRender();
  const draw = (name: keyof typeof answers, props: Partial<Props> = {}) =>
    drawn(
      <AsyncAnswer answer={answers[name]} value={undefined} {...props}>
        {value => <b>{value}</b>}
      </AsyncAnswer>,
      {now: () => now},
    );
  const own = {
    loading: 'One moment',
    waiting: 'Shown later.',
    failed: (why: string) => `Not shown. ${why}`,
    missing: 'Nothing',
  };

  const usual = [
    ['signedOut', 'status', 'Sign in to AniList to see this.'],
    ['loading', 'status', 'Loading…'],
    ['waiting', 'status', 'Waiting until AniList accepts requests again at 10:30'],
    ['failed', 'alert', 'No answer.'],
    ['missing', 'status', "We couldn't find this on AniList."],
    ['empty', 'status', "We couldn't find this on AniList."],
  ] as const;
  for (const [name, role, text] of usual)
    it(`shows "${text}" as ${role} when an answer without a value is ${name}`, async () => {
      const {container} = draw(name);
      expect(screen.getByRole(role).textContent).to.equal(text);
      await expectAccessible(container);
    });

  const words = [
    ['loading', 'One moment'],
    ['waiting', 'Shown later. Expected at 10:30.'],
    ['failed', 'Not shown. No answer.'],
    ['missing', 'Nothing'],
    ['empty', 'Nothing'],
  ] as const;
  for (const [name, text] of words)
    it(`uses the texts of the feature when the answer is ${name}`, () => {
      expect(draw(name, {texts: own}).text()).to.equal(text);
    });

  const ofNoun = [
    ['loading', 'Loading the rows…'],
    ['waiting', 'The rows will appear when AniList accepts requests again. Expected at 10:30.'],
    ['failed', "We couldn't load the rows. No answer."],
    ['missing', "We couldn't load the rows. We couldn't find this on AniList."],
    ['signedOut', 'Sign in to AniList to see this.'],
  ] as const;
  for (const [name, text] of ofNoun)
    it(`says "${text}" of a noun when the answer is ${name}`, () => {
      expect(draw(name, {texts: {noun: 'the rows'}}).text()).to.equal(text);
    });

  it('shows in a tooltip when the API pause ends, whatever texts the feature uses', () => {
    draw('waiting', {texts: own});
    expect(screen.getByRole('status').title).to.equal('Waiting until AniList accepts requests again at 10:30');
  });

  it('offers a retry after a failure, and only then', async () => {
    let asked = 0;
    const retry = () => asked++;
    draw('failed', {retry});
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(asked).to.equal(1);
    draw('waiting', {retry});
    expect(screen.getAllByRole('button').length).to.equal(1);
  });

  it('shows the value, and nothing else, when the answer is new', () => {
    expect(draw('empty', {value: 'Known'}).container.innerHTML).to.equal('<b>Known</b>');
  });

  for (const name of ['staleWaiting', 'staleFailed'] as const) {
    it(`shows an older value with its age when the answer is ${name}`, async () => {
      const {container, text} = draw(name, {value: 'Known'});
      expect(text()).to.equal('Knownfrom 12 minutes ago');
      await expectAccessible(container);
    });

    it(`shows only an older value when the feature wants it and the answer is ${name}`, () => {
      expect(draw(name, {value: 'Known', stale: 'nothing'}).text()).to.equal('Known');
    });
  }

  it('shows an older value with the reason and the button when the feature wants it', () => {
    const {text} = draw('staleFailed', {value: 'Known', stale: 'reason', retry: () => undefined});
    expect(text()).to.equal('KnownNo answer. Try again');
  });

  it('shows nothing in the states in which the feature is silent', () => {
    expect(draw('loading', {silent: ['loading', 'missing']}).text()).to.equal('');
    expect(draw('empty', {silent: ['loading', 'missing']}).text()).to.equal('');
    expect(draw('failed', {silent: ['loading', 'missing']}).text()).to.equal('No answer.');
    for (const [name] of usual) expect(draw(name, {silent: true}).text(), name).to.equal('');
  });

  it('shows a placeholder instead of the text while loading, and only then', () => {
    expect(draw('loading', {whileLoading: <i>…</i>}).container.innerHTML).to.equal('<i>…</i>');
    expect(draw('failed', {whileLoading: <i>…</i>}).text()).to.equal('No answer.');
    expect(draw('waiting', {whileLoading: <i>…</i>, silent: true}).container.innerHTML).to.equal('<i>…</i>');
  });

  const signs = [
    ['waiting', '…', 'Shown later. Expected at 10:30.'],
    ['failed', '–', 'Not shown. No answer.'],
    ['missing', 'Nothing', ''],
  ] as const;
  for (const [name, sign, title] of signs)
    it(`shows "${sign}" with the text as its tooltip when there is only room for a sign and the answer is ${name}`, () => {
      const {container} = draw(name, {texts: own, look: 'sign', className: 'small'});
      const node = container.querySelector<HTMLElement>('span.small');
      expect([node?.textContent, node?.title]).to.deep.equal([sign, title]);
    });

  it('shows the signs provided by the feature', () => {
    expect(draw('waiting', {look: 'sign', signs: {waiting: '/…'}}).text()).to.equal('/…');
    expect(draw('failed', {look: 'sign', signs: {waiting: '/…'}}).text()).to.equal('–');
  });

  it('shows the text plain, inline, or as rendered by the feature', () => {
    expect(draw('failed', {look: 'text'}).container.innerHTML).to.equal('No answer.');
    expect(draw('loading', {look: 'inline'}).container.querySelector('p')).to.equal(null);
    expect(draw('failed', {look: why => <em>{why}</em>}).container.innerHTML).to.equal('<em>No answer.</em>');
  });

  const rejected = 'AniList is rejecting your sign-in.';
  const unauthorized = {state: 'failed', error: new ApiError('refused', 'Unauthorized.')} as const;
  for (const [what, answer] of [
    ['signed out', answers.signedOut],
    ['refused', unauthorized],
  ] as const)
    it(`offers to retry or sign in again if an answer is ${what} because AniList refuses the sign-in`, async () => {
      const {services, container} = drawn(<AsyncAnswer answer={answer} value={undefined} />);
      act(() => services.session.setRejected(true));
      const note = screen.getByRole('status');
      expect(note.textContent).to.equal(`${rejected} Try again Sign in again`);
      expect(screen.getByRole('link').getAttribute('href')).to.equal('/settings/apps#aniscripts-sign-in');
      await expectAccessible(container);
      await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
      expect(services.session.isRejected()).to.equal(false);
      expect(document.body.textContent).not.to.contain(rejected);
    });

  it('does not offer the sign-in if AniList itself has a problem, or if only text fits', () => {
    const {services, rerender} = drawn(<AsyncAnswer answer={answers.failed} value={undefined} />);
    act(() => services.session.setRejected(true));
    expect(screen.getByRole('alert').textContent).to.equal('No answer.');
    rerender(<AsyncAnswer answer={answers.signedOut} value={undefined} look="text" />);
    expect(document.body.textContent).to.contain(rejected);
    expect(screen.queryAllByRole('button')).to.have.length(0);
  });
});
