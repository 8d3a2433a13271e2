import {useEffect, useMemo} from 'react';

import {previewSections} from '#domain/list/listPreview';
import {build} from '#platform/platform';
import {useServices, useReplaceHost} from '#ui/context';
import {useInProgress} from '#ui/useInProgress';
import {useNow} from '#ui/useNow';
import {PreviewSection} from './PreviewSection';
import {text} from './messages';

/**
 * The person's list entries in progress; those that are airing are sorted by urgency. The site's own preview stays
 * while the entries are unknown and if the request fails.
 */
export default function ListPreview() {
  const {session} = useServices();
  const state = useInProgress();
  const now = Math.floor(useNow() / 1000);
  const {entries} = state;
  const sections = useMemo(() => previewSections([...(entries?.values() ?? [])], now), [entries, now]);
  const problem = state.state === 'failed' ? state.error.message : undefined;
  const shows = problem === undefined && entries !== undefined && entries.size > 0;
  useReplaceHost(shows);
  useEffect(() => {
    if (problem !== undefined) console.warn(`[${build.name}] the list preview failed: ${problem}`);
  }, [problem]);
  if (!shows) return null;
  const list = `/user/${encodeURIComponent(session.userName() ?? '')}`;
  return (
    <>
      <PreviewSection title={text.airing} to={`${list}/animelist`} entries={sections.airing} now={now} />
      <PreviewSection title={text.anime} to={`${list}/animelist`} entries={sections.anime} now={now} />
      <PreviewSection title={text.manga} to={`${list}/mangalist`} entries={sections.manga} now={now} />
    </>
  );
}
