import {expect} from 'chai';

import {anySignal, parseUrl} from '#domain/value/engine';

describe('functions for older engines', () => {
  const native = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {};
  afterEach(() => Object.defineProperty(AbortSignal, 'any', native));

  for (const kind of ['its own', 'without its own'])
    describe(`with an engine that has AbortSignal.any, ${kind}`, () => {
      beforeEach(() => {
        if (kind !== 'its own') Object.defineProperty(AbortSignal, 'any', {value: undefined, configurable: true});
      });

      it('aborts with the first signal and its reason', () => {
        const [first, second] = [new AbortController(), new AbortController()];
        const signal = anySignal([first.signal, second.signal]);
        expect(signal.aborted).to.equal(false);
        second.abort('second');
        first.abort('first');
        expect([signal.aborted, signal.reason]).to.deep.equal([true, 'second']);
      });

      it('is already aborted if one of the signals was aborted before', () => {
        const signal = anySignal([new AbortController().signal, AbortSignal.abort('over')]);
        expect([signal.aborted, signal.reason]).to.deep.equal([true, 'over']);
      });
    });

  for (const [text, base, href] of [
    ['/a', 'https://anilist.co', 'https://anilist.co/a'],
    ['https://a.example/b', undefined, 'https://a.example/b'],
    ['https://', 'https://anilist.co', undefined],
    ['/a', undefined, undefined],
  ] as const)
    it(`reads the address "${text}" as ${String(href)}`, () => expect(parseUrl(text, base)?.href).to.equal(href));
});
