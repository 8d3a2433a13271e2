import {useMemo} from 'react';

import type {EntryGroup} from '#domain/statistics/personal/groups';
import {reportTable} from '#kits/statistics/report';
import {TableView} from '#kits/statistics/ReportView';
import {useOption} from '#ui/useOption';
import {groupColumns, type ColumnChoice} from './columns';
import {GroupMedia} from './GroupMedia';
import {oneDecimal, timeToComplete} from './options';
import {text} from './messages';

interface GroupTableProps extends Omit<ColumnChoice, 'title' | 'left' | 'isRounded'> {
  /** Heading of the table. */
  title: string;
  /** Title of its first column. */
  named: string;
  groups: readonly EntryGroup[];
  /** Beginning of the name of the exported file. */
  fileName: string;
  /** The user whose list it is, for files. */
  userName: string;
  /** Whether it is initially folded. */
  isFolded?: boolean;
  /** Heading level on the page. */
  heading?: 'h2' | 'h3';
}

/** A table of groups of entries, each of which expands to its media. */
export function GroupTable({
  title,
  named,
  groups,
  anime,
  manga,
  type,
  fileName,
  userName,
  isFolded = false,
  heading = 'h3',
}: GroupTableProps) {
  const left = useOption(timeToComplete);
  const isRounded = useOption(oneDecimal);
  const table = useMemo(
    () =>
      reportTable({
        title,
        columns: groupColumns({title: named, anime, manga, left, isRounded, type}),
        rows: groups,
        keyOf: ({kind, id}) => `${kind} ${id}`,
        idOf: ({kind, id}) => (kind === 'staff' || kind === 'studio' ? Number(id) : undefined),
        details: group => <GroupMedia group={group} userName={userName} />,
        filter: groups.length > 10,
        empty: text.none,
      }),
    [title, named, anime, manga, left, isRounded, type, groups, userName],
  );
  const listed = anime && manga ? undefined : anime ? 'ANIME' : 'MANGA';
  return (
    <TableView
      table={table}
      fileName={fileName}
      about={{user: userName, type: listed}}
      isFolded={isFolded}
      heading={heading}
    />
  );
}
