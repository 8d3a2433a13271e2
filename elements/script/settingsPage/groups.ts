import type {FeatureInfo} from '#services/features';
import {members} from './groupMembers';

/** A group of features in the settings. */
export type GroupName = keyof typeof members;

const groupNames = Object.keys(members) as GroupName[];
const groupOf = new Map(groupNames.flatMap(name => members[name].split(' ').map(id => [id, name] as const)));

/** Features below the name of their group; `more`: those of groups that would be small; `undefined`: all of a small tab. */
export interface Group {
  readonly name: GroupName | 'more' | undefined;
  readonly features: readonly FeatureInfo[];
}

/** A group with fewer features is merged with others of the tab. */
const least = 4;

/** The features of a tab in groups, in the order of the settings. */
export function groupsOf(features: readonly FeatureInfo[]): readonly Group[] {
  const groups: Group[] = groupNames
    .map(name => ({name, features: features.filter(({id}) => groupOf.get(id) === name)}))
    .filter(group => group.features.length >= least);
  const grouped = new Set(groups.flatMap(group => group.features));
  const others = features.filter(each => !grouped.has(each));
  return others.length ? [...groups, {name: groups.length ? 'more' : undefined, features: others}] : groups;
}
