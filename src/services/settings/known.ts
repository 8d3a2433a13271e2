import type {FeatureInfo} from '../features';
import {nameOf, type Setting} from './handles';
import {fileNames} from './importMessages';
import {allHandles} from './presets';
import {
  blockList,
  boxPlaces,
  clientId,
  expiryReminded,
  language,
  loginAttempted,
  mobileHintSeen,
  regularTags,
  seenVersion,
  selectorOverrides,
  settingsTab,
  titleAliases,
  titleLanguage,
  welcomePending,
} from './shared';
import {refusedSiteFixes, siteFixesWanted} from './siteFixes';

/** Settings that belong to no feature. The token and a running bisect are not among them: no file brings either. */
const ofScript: readonly Setting<unknown>[] = [
  titleAliases,
  blockList,
  regularTags.ANIME,
  regularTags.MANGA,
  clientId,
  language,
  titleLanguage,
  boxPlaces,
  selectorOverrides,
  siteFixesWanted,
  refusedSiteFixes,
  loginAttempted,
  mobileHintSeen,
  welcomePending,
  seenVersion,
  settingsTab,
  expiryReminded,
];

/** Sub-settings, and the switches of features that have several, named with their features. An option of several has the name of the first. */
const subSettings = (catalogue: readonly FeatureInfo[]): readonly Setting<unknown>[] =>
  catalogue
    .flatMap(({name, switches = [], settings = []}) =>
      [...switches, ...settings].map(setting => ({
        ...setting,
        title: fileNames.subSetting(name, nameOf(setting)),
      })),
    )
    .toReversed();

/** Every setting that a file may bring, once each. */
export function knownSettings(catalogue: readonly FeatureInfo[]): readonly Setting<unknown>[] {
  const all = [...ofScript, ...allHandles(catalogue), ...subSettings(catalogue)];
  const byKey = new Map(all.map(setting => [setting.key, setting]));
  return [...byKey.values()];
}
