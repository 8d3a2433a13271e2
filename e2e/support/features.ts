import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

/** A definition as `npm run features -- --json` prints it. */
export interface ListedFeature {
  id: string;
  on: boolean;
  locked?: boolean;
  categories: string[];
  needs: string[];
  parts: {verb: 'place' | 'restyle' | 'run'; routes: string[]; tag: string}[];
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

/**
 * Whether the rows of a feature are run in the tests that are generated from the catalogue: all are, unless a command
 * names one feature.
 */
export const isWanted = ({id}: {id: string}) => [undefined, id].includes(process.env.AUTOMAIL_FEATURE);

/** Settings that switch every feature on or off. */
export const allSwitches = (on: boolean) => Object.fromEntries(features().map(({id}) => [id, on]));

/**
 * Settings that switch every feature on, except those that leave the page, rearrange it or hide other features'
 * changes.
 */
export const everythingVisible = () => ({
  ...allSwitches(true),
  ...{autoLogin: false, mobileFriendly: false, SFWmode: false, hideGlobalFeed: false},
});
