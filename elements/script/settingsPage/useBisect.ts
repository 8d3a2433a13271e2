import {useState} from 'react';

import {nextStep, startBisect, type BisectResult} from '#domain/script/bisect';
import {keyOf} from '#services/features';
import {bisectSearch} from '#services/settings/shared';
import {isSwitchedOn} from '#services/settings/turnFeature';
import {useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';

/**
 * The bisection for the feature that causes a problem. While it is in progress, some features are off although their
 * switches are unchanged.
 */
export function useBisect() {
  const {settings, catalogue} = useServices();
  const [search, setSearch] = useSetting(bisectSearch);
  const [verdict, setVerdict] = useState<Exclude<BisectResult, {kind: 'asking'}>>();
  const stop = () => settings.reset([bisectSearch]);
  return {
    search,
    verdict,
    stop,
    begin() {
      const on = catalogue.filter(feature => !feature.locked && isSwitchedOn(settings, feature));
      setVerdict(undefined);
      setSearch(startBisect(on.map(keyOf)));
    },
    answer(isGone: boolean) {
      if (!search) return;
      const next = nextStep(search, isGone);
      if (next.kind === 'asking') return setSearch(next.search);
      stop();
      setVerdict(next);
    },
  };
}
