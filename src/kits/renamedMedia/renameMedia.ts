import {flaggedWords} from '#domain/media/safeForWork';
import {aliasPath, mediaKey} from '#domain/media/titleAlias';
import {watch} from '#domain/value/watch';
import type {MediaParams} from '#host/pages/routes';
import {rewritePath, renameHeading, renameLinks} from '#host/pages/media/renaming';
import type {Setting} from '#services/settings/handles';
import type {Settings} from '#services/settings/settings';
import {safeForWork} from '#services/settings/shared';
import type {Visit} from '#feature/part';

/** Custom names of media. */
export interface Names {
  /** The settings that they depend on. */
  readonly dependsOn: readonly Setting<unknown>[];
  /** The names by `mediaKey`. */
  read(settings: Settings): ReadonlyMap<string, string>;
}

/**
 * On a media page: changes its heading and its address (`/{type}/{id}/{safe alias}/…`) to the custom name. A name equal
 * to that of a tab, such as `stats`, changes only the heading.
 */
export function renameMediaPage({params, services, order, signal}: Visit<MediaParams>, names: Names) {
  const key = mediaKey(params.mediaType, params.mediaId);
  const {settings} = services;
  const rename = ({name, isSafe}: {name: string | undefined; isSafe: boolean}, own: AbortSignal) => {
    if (name === undefined) return;
    renameHeading(name, {signal: own, order});
    rewritePath(path => aliasPath(path, name, isSafe ? flaggedWords : []), {signal: own});
  };
  const read = () => ({name: names.read(settings).get(key), isSafe: settings.get(safeForWork)});
  watch(settings.changesOf([...names.dependsOn, safeForWork]), read, rename, {signal});
}

/** On every page: changes the text of links that show a media title to the custom name. */
export function renameMediaLinks({services, order, signal}: Visit, names: Names) {
  const rename = (entries: readonly (readonly [string, string])[], own: AbortSignal) => {
    const known = new Map(entries);
    if (known.size) renameLinks((type, id) => known.get(mediaKey(type, id)), {signal: own, order});
  };
  const {settings} = services;
  watch(settings.changesOf(names.dependsOn), () => [...names.read(settings)], rename, {signal});
}
