import {loadMoreEntries} from '#host/pages/feed/loadMore';
import {useLongTask} from '#ui/progress/useLongTask';
import {counts} from './state';
import {text} from './messages';

/** Maximum number of pages loaded per click of the user. */
const maxPages = 20;

type Outcome = 'enough' | 'end' | 'cap';

/** Loads more of the feed until enough entries match. It can be stopped. */
export function useLoading() {
  const {now, start, stop} = useLongTask<Outcome>();
  const loadUntil = (target: number) =>
    start(async ({signal, report}) => {
      for (let page = 0; ; page += 1) {
        const {free} = counts.get();
        report(Math.min(free, target), target);
        if (free >= target) return 'enough';
        if (page === maxPages) return 'cap';
        if (!(await loadMoreEntries({signal}))) return 'end';
      }
    });
  return {now, loadUntil, stop};
}

/** A message about how loading ended; empty if enough entries were found. */
export function outcomeText(now: ReturnType<typeof useLoading>['now']) {
  if (now.state === 'stopped') return text.stopped;
  if (now.state === 'failed') return now.message;
  if (now.state !== 'done' || now.result === 'enough') return '';
  return now.result === 'end' ? text.end : text.cap(maxPages);
}
