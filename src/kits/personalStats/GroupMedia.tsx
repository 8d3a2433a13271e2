import {useMemo, useState} from 'react';

import {isSameName} from '#domain/compare/people';
import type {ListStatus} from '#domain/list/listStatus';
import type {PersonalEntry} from '#domain/statistics/personal/entry';
import type {EntryGroup} from '#domain/statistics/personal/groups';
import {formatNumber} from '#domain/text/format';
import {useServices} from '#ui/context';
import {StatusDot} from '#ui/figures/StatusDot';
import {HiddenScore} from '#ui/hiddenScore/HiddenScore';
import {MediaLink} from '#ui/link/links';
import {useTitleOf} from '#ui/link/useMediaTitle';
import type {TableColumn} from '#ui/table/columns';
import {Table} from '#ui/table/Table';
import {useSource} from '#ui/useSource';
import {text} from './messages';

type Column = TableColumn<PersonalEntry>;

const statuses: readonly ListStatus[] = ['COMPLETED', 'CURRENT', 'PAUSED', 'DROPPED', 'REPEATING'];
const namedMedia = ({mediaId: id, media: {type, title}}: PersonalEntry) => ({id, type, title});

interface Shown {
  hasManga: boolean;
  hasAnime: boolean;
  /** Whether the list is the user's own. */
  isOwn: boolean;
}

const columnsOf = (titleOf: ReturnType<typeof useTitleOf>, {hasManga, hasAnime, isOwn}: Shown): readonly Column[] => [
  {
    id: 'title',
    title: text.media,
    value: entry => titleOf(namedMedia(entry)),
    cell: entry => <MediaLink media={namedMedia(entry)} />,
  },
  {
    id: 'status',
    title: text.status,
    value: ({status}) => status,
    cell: ({status, media}) => (status ? <StatusDot status={status} type={media.type} /> : ''),
  },
  {
    id: 'score',
    title: text.score,
    value: ({scoreRaw}) => scoreRaw || undefined,
    cell: ({scoreRaw, mediaId}) =>
      scoreRaw ? (
        <HiddenScore subject={mediaId} isOwn={isOwn}>
          {formatNumber(scoreRaw)}
        </HiddenScore>
      ) : (
        ''
      ),
  },
  ...(hasAnime ? [{id: 'episodes', title: text.episodesDone, value: ({done}: PersonalEntry) => done.episodes}] : []),
  ...(hasManga ? [{id: 'chapters', title: text.chaptersDone, value: ({done}: PersonalEntry) => done.chapters}] : []),
];

interface GroupMediaProps {
  group: EntryGroup;
  /** The user whose list it is. */
  userName: string;
}

/**
 * The media of a group. A click on a status dot shows only those with that status, a second click all of them again.
 */
export function GroupMedia({group: {name, entries}, userName}: GroupMediaProps) {
  const {session} = useServices();
  const ownName = useSource(session, session.userName);
  const isOwn = ownName !== undefined && isSameName(ownName, userName);
  const titleOf = useTitleOf();
  const [chosen, setOnly] = useState<ListStatus>();
  const types = new Set(entries.map(({media}) => media.type));
  const [hasAnime, hasManga] = [types.has('ANIME'), types.has('MANGA')];
  const columns = useMemo(() => columnsOf(titleOf, {hasManga, hasAnime, isOwn}), [titleOf, hasManga, hasAnime, isOwn]);
  // The last media item with the chosen status may have left the group.
  const only = entries.some(({status}) => status === chosen) ? chosen : undefined;
  const rows = useMemo(() => (only ? entries.filter(({status}) => status === only) : entries), [entries, only]);
  const [type] = types.size === 1 ? types : [];
  return (
    <div className="ui-group-media">
      <div className="ui-row" role="group" aria-label={text.statuses}>
        {statuses.map(status => {
          const count = entries.filter(entry => entry.status === status).length;
          const toggle = () => setOnly(only === status ? undefined : status);
          return count ? (
            <StatusDot
              key={status}
              status={status}
              count={count}
              {...(type ? {type} : {})}
              pressed={only === status}
              onToggle={toggle}
            />
          ) : null;
        })}
      </div>
      <Table label={text.mediaOf(name)} columns={columns} rows={rows} keyOf={({mediaId}) => mediaId} />
    </div>
  );
}
