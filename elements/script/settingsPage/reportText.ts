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

const ids = (features: readonly FeatureInfo[]) => features.map(({id}) => id).join(' ') || '-';

/** The same about the whole script: the switches that aren't as by default, and what is in trouble on the page. */
export function scriptReport({report, settings, catalogue}: Services, browser: string): string {
  const changed = catalogue.filter(each => !each.locked && isSwitchedOn(settings, each) !== each.enabledByDefault);
  const [on, off] = [true, false].map(is => changed.filter(each => isSwitchedOn(settings, each) === is));
  const isTrouble = ({id}: FeatureInfo) => ['failed', 'anchorMissing'].includes(report.health(id).state);
  return [
    `${build.name} ${build.version}`,
    `On: ${ids(on ?? [])}`,
    `Off: ${ids(off ?? [])}`,
    `In trouble: ${ids(catalogue.filter(isTrouble))}`,
    `Browser: ${browser}`,
  ].join('\n');
}
