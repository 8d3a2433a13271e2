import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

/** A definition as `npm run features -- --json` prints it. */
export interface ListedFeature {
  id: string;
  /** Key of the switch where it isn't the id. */
  storedAs?: string;
  /** Keys of the switches of a feature that has several. */
  switches: string[];
  /** These switches, and the options that are switches. */
  options: {key: string; default: boolean}[];
  on: boolean;
  locked?: boolean;
  categories: string[];
  needs: string[];
  parts: {verb: 'place' | 'restyle' | 'run'; routes: string[]; tag: string; switch?: string; reserves?: true}[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
let listed: ListedFeature[] | undefined;

/** All definitions of the product. */
export function features(): ListedFeature[] {
  listed ??= JSON.parse(
    execFileSync(process.execPath, ['tools/features.mjs', '--json'], {cwd: root, encoding: 'utf8'}),
  ) as ListedFeature[];
  return listed;
}

/** The unit that the generated tests switch: a feature with one switch, or one switch of a feature with several. */
export interface Switchable extends ListedFeature {
  /** Key of the switch. */
  key: string;
  /** The ids in brackets that begin the titles of its tests. */
  title: string;
}

const switchablesOf = (feature: ListedFeature): readonly Switchable[] => {
  const {id, storedAs = id, switches, parts} = feature;
  if (!switches.length) return [{...feature, key: storedAs, title: `[${id}]`}];
  return switches.map(key => ({
    ...feature,
    parts: parts.filter(part => part.switch === key),
    key,
    title: `[${id}][${key}]`,
  }));
};

/** All switches of features that can be switched off. */
export const switchable = () =>
  features()
    .filter(({locked}) => !locked)
    .flatMap(switchablesOf);

/**
 * Whether the rows of a feature are run in the tests that are generated from the catalogue: all are, unless a command
 * names one feature.
 */
export const isWanted = ({id}: {id: string}) => [undefined, id].includes(process.env.AUTOMAIL_FEATURE);

/** The keys that are stored for a feature. */
const keysOf = ({id, storedAs = id, switches}: ListedFeature) => (switches.length ? switches : [storedAs]);

/** Settings that switch features on or off, by their ids. */
export const switchesOf = (ids: readonly string[], on: boolean) =>
  Object.fromEntries(
    features()
      .filter(({id}) => ids.includes(id))
      .flatMap(keysOf)
      .map(key => [key, on]),
  );

/** Settings that switch every feature and every option on or off. */
export const allSwitches = (on: boolean) =>
  Object.fromEntries(
    features()
      .flatMap(feature => [...keysOf(feature), ...feature.options.map(({key}) => key)])
      .map(key => [key, on]),
  );

/**
 * Settings that switch every feature on, except those that leave the page, rearrange it or hide other features'
 * changes.
 */
export const everythingVisible = () => ({
  ...allSwitches(true),
  ...{autoLogin: false, mobileFriendly: false, SFWmode: false, hideGlobalFeed: false},
  // Long posts would push the entries below them out of the window, and two columns rearrange them.
  ...{noScrollPosts: false, twoColumnFeed: false},
});
