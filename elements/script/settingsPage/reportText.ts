import {build} from '#platform/platform';
import type {FeatureInfo} from '#services/features';
import type {Services} from '#services/services';
import {isSwitchedOn} from '#services/settings/turnFeature';

/** Replaces user names and numbers in a path, which may identify a user. */
export const anonymous = (path: string) => path.replace(/^\/user\/[^/]+/, '/user/…').replace(/\d+(?:\/[^/]+)?/g, '…');

/**
 * Information for a maintainer about a feature in trouble. It contains no name, no token and nothing that the user
 * typed.
 */
export function reportText(
  feature: FeatureInfo,
  {report, settings}: Pick<Services, 'report' | 'settings'>,
  {path, browser}: {path: string; browser: string},
): string {
  const health = report.health(feature.id);
  const detail = health.state === 'failed' ? health.message : health.state === 'anchorMissing' ? health.anchor : '';
  const values = [...(feature.switches ?? []), ...(feature.settings ?? [])]
    .filter(({type}) => type !== 'text')
    .map(setting => `${setting.key}: ${String(settings.get<unknown>(setting))}`);
  return [
    `${build.name} ${build.version}`,
    `${feature.id}: ${isSwitchedOn(settings, feature) ? 'on' : 'off'}, ${health.state}${detail ? ` (${detail})` : ''}`,
    ...values,
    `Page: ${anonymous(path)}`,
    `Browser: ${browser}`,
  ].join('\n');
}
