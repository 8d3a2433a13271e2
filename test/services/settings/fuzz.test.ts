// Settings and files that were damaged at random: nothing throws, and every readable part is kept.
import fc from 'fast-check';
import {expect} from 'chai';
import * as v from 'valibot';

import {catalogue} from '#src/catalogue.generated';
import {createReport} from '#services/report';
import {readSettingsFile, settingsFile} from '#services/settings/exchange';
import {toggle} from '#services/settings/handles';
import {knownSettings} from '#services/settings/known';
import {createSettings} from '#services/settings/settings';
import {isStandalone} from '#services/settings/standaloneKeys';
import {parseUntrusted} from '#services/settings/storage';
import {useConsole} from '../../support/console';
import {useSignal} from '../../support/page';
import {MemoryStorage} from '../../support/storage';

const known = knownSettings(catalogue);
const initials = (settings: typeof known) => Object.fromEntries(settings.map(({key, initial}) => [key, initial]));
/** Those that are stored in one object. */
const together = known.filter(({key}) => !isStandalone(key));
const stored = JSON.stringify({...initials(together), settingsVersion: 1, ofALaterVersion: {a: [1]}});
const file = settingsFile(initials(known), {name: 'Automail', version: '11.0.0', at: 0});
const runs = {numRuns: 1000};

/** A text in which one to five places were cut out, overwritten or doubled. */
const damaged = (whole: string) => {
  const edit = fc.record({
    at: fc.nat(whole.length - 1),
    length: fc.nat(40),
    by: fc.oneof(
      fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', 'null', '-1e999', '{"__proto__":{"a":1}}', '\u0000'),
      fc.string(),
      fc.json(),
    ),
  });
  return fc
    .array(edit, {minLength: 1, maxLength: 5})
    .map(edits => edits.reduce((now, {at, length, by}) => now.slice(0, at) + by + now.slice(at + length), whole));
};

/** A text that is still JSON, but with random values in some places. */
const replaced = (whole: string) =>
  fc.dictionary(fc.constantFrom(...together.map(({key}) => key)), fc.jsonValue(), {minKeys: 1}).map(values => {
    const parsed = JSON.parse(whole) as Record<string, unknown>;
    const inner = parsed.settings as object | undefined;
    return JSON.stringify(inner ? {...parsed, settings: {...inner, ...values}} : {...parsed, ...values});
  });

const texts = (whole: string) => fc.oneof(damaged(whole), replaced(whole));

describe('damaged settings', () => {
  const test = useSignal();
  useConsole();
  const flag = toggle('ofThisTest', {title: 'Flag', initial: false});

  it('of 1,000 kinds are read without an exception, and keep every readable key', () => {
    fc.assert(
      fc.property(texts(stored), raw => {
        const storage = new MemoryStorage({hohSettings: raw});
        const settings = createSettings({storage, report: createReport('Test'), signal: test.signal});
        for (const setting of known) v.parse(setting.schema, settings.get(setting));
        settings.set(flag, true);
        const before = parseUntrusted(raw);
        const now = parseUntrusted(storage.getItem('hohSettings') ?? '') as object;
        if (typeof before === 'object' && before !== null && !Array.isArray(before))
          expect(Object.keys(now)).to.include.members(Object.keys(before));
        else expect(storage.getItem('hohSettingsBackup')).to.equal(raw);
        expect(now).to.include({ofThisTest: true});
      }),
      runs,
    );
  });

  it('in 1,000 kinds of files are skipped or refused, and imported values are valid', () => {
    fc.assert(
      fc.property(texts(file), raw => {
        const found = readSettingsFile(raw, known);
        if (found.kind === 'refused') return void expect(found.reason).to.match(/^[A-Z].+\.$/);
        for (const {key, schema} of known) if (Object.hasOwn(found.values, key)) v.parse(schema, found.values[key]);
        expect(found.values).not.to.have.property('accessToken');
        return void expect(Object.getPrototypeOf(found.values)).to.equal(Object.prototype);
      }),
      runs,
    );
  });
});
