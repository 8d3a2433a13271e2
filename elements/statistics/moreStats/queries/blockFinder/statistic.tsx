import {hiddenAuthors, type ComparedPage, type HiddenAuthor} from '#domain/script/hiddenAuthors';
import {userColumn} from '#kits/statistics/columns';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic, type RunTools} from '#kits/statistics/statistic';
import type {TableColumn} from '#ui/table/columns';
import {LatestStatusesDocument} from './query.generated';
import {text} from './messages';

/**
 * Delay between two pages in milliseconds, and number of pages after which it starts again, since new statuses shift
 * the pages.
 */
const [delay, pagesOfPass] = [2000, 50];

const columns: readonly TableColumn<HiddenAuthor>[] = [
  userColumn(text.user, ({author}) => author),
  {id: 'posts', title: text.posts, value: ({posts}) => posts, sorted: 'desc'},
];

/** A page of the latest statuses of all users, as seen by guests or by the signed-in user. */
async function statusesOn(page: number, {read}: RunTools, anonymous: boolean) {
  const {Page: found} = await read(LatestStatusesDocument, {page}, {anonymous});
  const statuses = (found?.activities ?? []).flatMap(one =>
    one && 'id' in one ? [{id: one.id, author: one.user?.name}] : [],
  );
  return {statuses, hasNextPage: found?.pageInfo?.hasNextPage === true};
}

/** Searches for the authors of statuses that the signed-in user does not see. */
export const blockFinder = defineStatistic<ComparedPage>({
  id: 'blockFinder',
  title: text.title,
  description: text.description,
  warning: text.warning,
  needs: 'token',
  async *collect(tools, {batches: done}) {
    for (let looked = done; ; looked += 1) {
      if (looked > done) await tools.wait(delay);
      const page = (looked % pagesOfPass) + 1;
      const {statuses: everybody, hasNextPage} = await statusesOn(page, tools, true);
      const {statuses: visible} = await statusesOn(page, tools, false);
      tools.progress(looked + 1);
      yield [{pass: Math.floor(looked / pagesOfPass), everybody, visible: visible.map(({id}) => id)}];
      if (!hasNextPage) return;
    }
  },
  report(pages) {
    const statuses = new Set(pages.flatMap(({everybody}) => everybody.map(({id}) => id)));
    const keyOf = ({author}: HiddenAuthor) => author ?? '';
    return {
      notes: [text.compared(statuses.size, pages.length)],
      tables: [reportTable({title: text.table, columns, rows: hiddenAuthors(pages), keyOf, empty: text.none})],
    };
  },
});
