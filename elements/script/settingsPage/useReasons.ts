import {useMemo} from 'react';

import {anyOf} from '#domain/value/store';
import {isOnPage, routeNamesOf} from '#feature/routesOfFeature';
import {keyOf, missingNeeds, settingsOfSwitches, switchesOf, type FeatureInfo, type Need} from '#services/features';
import type {Health} from '#services/report';
import type {Services} from '#services/services';
import {fixOf} from '#services/settings/fixesInForce';
import {bisectSearch} from '#services/settings/shared';
import {isSwitchedOn} from '#services/settings/turnFeature';
import {useServices} from '#ui/context';
import {useAddress} from '#ui/useAddress';
import {useSource} from '#ui/useSource';

/** The reasons why a feature doesn't show anything, each of which has its own action. */
export interface Reasons {
  readonly isOff: boolean;
  readonly isBisected: boolean;
  readonly isFixed: boolean;
  readonly lacksOther: boolean;
  readonly needs: readonly Need[];
  /** The state of a feature that failed, lacks its place, or is superseded. */
  readonly trouble: Exclude<Health, {state: 'unknown' | 'running' | 'working'}> | undefined;
  /** The names of its routes, if this page is none of them. */
  readonly elsewhere: readonly string[] | undefined;
}

const namesOf = (feature: FeatureInfo, {settings}: Pick<Services, 'settings'>) => [
  feature.id,
  keyOf(feature),
  ...switchesOf(feature)
    .filter(each => settings.get(each))
    .map(({key}) => key),
];

const troubleOf = (health: Health): Reasons['trouble'] =>
  health.state === 'failed' || health.state === 'anchorMissing' || health.state === 'superseded' ? health : undefined;

/** Finds the reasons why a feature doesn't show anything. */
export function reasonsOf(feature: FeatureInfo, services: Services): Reasons {
  const {settings, report} = services;
  const names = namesOf(feature, services);
  const pages = routeNamesOf(feature.id);
  return {
    isOff: !isSwitchedOn(settings, feature) && !feature.alsoOnWith?.some(each => settings.get(each)),
    isBisected: settings.get(bisectSearch)?.off.some(name => names.includes(name)) === true,
    isFixed: fixOf(settings, names) !== undefined,
    lacksOther: feature.requiresFeatures?.some(each => !settings.get(each)) === true,
    needs: missingNeeds(feature, services),
    trouble: troubleOf(report.health(feature.id)),
    elsewhere: pages?.length && !isOnPage(pages) ? pages : undefined,
  };
}

/** The reasons why a feature doesn't show anything. Updates with the settings, the session and the feature's health. */
export function useReasons(feature: FeatureInfo): Reasons {
  const services = useServices();
  const {settings, session, report} = services;
  const source = useMemo(
    () => anyOf(settings.changesOf(settingsOfSwitches([feature])), session, report),
    [settings, session, report, feature],
  );
  useAddress();
  useSource(source, () => JSON.stringify(reasonsOf(feature, services)));
  return reasonsOf(feature, services);
}
