import {manifest, type FeatureId} from '../manifest.generated';
import {toggle, type ToggleSetting} from './handles';

/** The switches of a feature in the manifest: their keys if they aren't the id, and the defaults of several. */
interface Row {
  readonly enabledByDefault: boolean;
  readonly storedAs?: string;
  readonly switches?: Readonly<Record<string, boolean>>;
}

/** The features with only one switch. */
export type SingleSwitchId = {
  [Id in FeatureId]: (typeof manifest)[Id] extends {readonly switches: unknown} ? never : Id;
}[FeatureId];

const rowOf = (id: SingleSwitchId): Row => manifest[id];

/**
 * The switch of a feature that has only one, for modules that depend on it without importing its definition. Its key
 * and default come from the generated manifest.
 */
export const featureSwitch = (id: SingleSwitchId): ToggleSetting => {
  const {storedAs = id, enabledByDefault} = rowOf(id);
  return toggle(storedAs, {title: '', initial: enabledByDefault});
};

const rows: readonly (readonly [string, Row])[] = Object.entries(manifest);

/** The ids of features by the keys of their switches, where these differ. */
const idsByKey = new Map(
  rows.flatMap(([id, {storedAs, switches = {}}]) =>
    [...(storedAs === undefined ? [] : [storedAs]), ...Object.keys(switches)].map(key => [key, id] as const),
  ),
);

/** The names of a switch in lists of fixes, bisects and links: its key, and the id of its feature. */
export const namesOfKey = (key: string): readonly string[] => [key, idsByKey.get(key) ?? key];
