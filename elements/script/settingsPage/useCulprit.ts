import {useState} from 'react';

import {answered, beginSearch, type Verdict} from '../../../src/domain/culprit';
import {switchOf} from '../../../src/services/features';
import {culpritSearch} from '../../../src/services/settings/shared';
import {useServices} from '../../../src/ui/context';
import {useSetting} from '../../../src/ui/useSetting';

/** The search for the feature that causes a trouble; while it goes on, some are off without their switches being touched. */
export function useCulprit() {
  const {settings, catalogue} = useServices();
  const [search, setSearch] = useSetting(culpritSearch);
  const [verdict, setVerdict] = useState<Exclude<Verdict, {kind: 'asking'}>>();
  const stop = () => settings.reset([culpritSearch]);
  return {
    search,
    verdict,
    stop,
    begin() {
      const on = catalogue.filter(feature => !feature.locked && settings.get(switchOf(feature)));
      setVerdict(undefined);
      setSearch(beginSearch(on.map(({id}) => id)));
    },
    answer(isGone: boolean) {
      if (!search) return;
      const next = answered(search, isGone);
      if (next.kind === 'asking') return setSearch(next.search);
      stop();
      setVerdict(next);
    },
  };
}
