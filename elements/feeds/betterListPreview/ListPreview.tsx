import {useEffect, useMemo} from 'react';

import {keepSections, previewSections} from '#domain/list/listPreview';
import {build} from '#platform/platform';
import type {CurrentEntry} from '#services/entries/entry';
import type {Entries} from '#services/entries/entry';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useServices, useReplaceHost} from '#ui/context';
import {useHeld} from '#ui/useHeld';
import {useInProgress} from '#ui/useInProgress';
import {useNow} from '#ui/useNow';
import {useSetting} from '#ui/useSetting';
import {PreviewSection} from './PreviewSection';
import {previewMaxRows} from './settings';
import {text} from './messages';

function Sections({entries}: {entries: Entries<CurrentEntry>}) {
  const {session} = useServices();
  const now = Math.floor(useNow() / 1000);
  const [maxRows] = useSetting(previewMaxRows);
  const sorted = useMemo(() => previewSections([...entries.values()], now, maxRows), [entries, now, maxRows]);
  const [held, handlers] = useHeld(sorted);
  const sections = held === sorted ? sorted : keepSections(held, [...entries.values()]);
  useReplaceHost(true);
  const list = `/user/${encodeURIComponent(session.userName() ?? '')}`;
  return (
    <div {...handlers}>
      <PreviewSection title={text.airing} to={`${list}/animelist`} entries={sections.airing} now={now} />
      <PreviewSection title={text.anime} to={`${list}/animelist`} entries={sections.anime} now={now} />
      <PreviewSection title={text.manga} to={`${list}/mangalist`} entries={sections.manga} now={now} />
    </div>
  );
}

/**
 * The user's list entries in progress; airing ones are sorted by urgency. The site's own preview stays while the
 * entries are unknown and if the request fails.
 */
export default function ListPreview() {
  const answer = useInProgress();
  const problem = answer.state === 'failed' ? answer.error.message : undefined;
  useEffect(() => {
    if (problem !== undefined) console.warn(`[${build.name}] the list preview failed: ${problem}`);
  }, [problem]);
  const shows = answer.state === 'data' && answer.entries.size > 0;
  return (
    <AsyncAnswer answer={answer} value={shows ? answer.entries : undefined} silent>
      {entries => <Sections entries={entries} />}
    </AsyncAnswer>
  );
}
