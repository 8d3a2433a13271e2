import type {ReactNode} from 'react';

import {ActivityEntry} from './ActivityEntry';
import {ReviewEntry} from './ReviewEntry';
import {ThreadEntry} from './ThreadEntry';
import type {FeedPageData} from './documents';
import type {EntryTools} from './entryTools';
import {text} from './messages';

/** Removes missing objects, and activities of unknown kinds. */
const knownOnly = <T extends object, K extends {readonly id: number} & T>(
  nodes: readonly (T | null)[] | null | undefined,
) => (nodes ?? []).filter((node): node is K => node !== null && 'id' in node);

function entriesOf(page: FeedPageData, tools: EntryTools): ReactNode[] {
  if ('threads' in page) return knownOnly(page.threads).map(one => <ThreadEntry key={one.id} thread={one} />);
  if ('reviews' in page) return knownOnly(page.reviews).map(one => <ReviewEntry key={one.id} review={one} />);
  if ('activities' in page)
    return knownOnly(page.activities).map(one => <ActivityEntry key={one.id} activity={one} {...tools} />);
  return [];
}

/** The entries of a page. */
export function Entries({page, ...tools}: EntryTools & {page: FeedPageData}) {
  const entries = entriesOf(page, tools);
  return entries.length ? (
    entries
  ) : (
    <p className="ui-note" role="status">
      {text.empty}
    </p>
  );
}
