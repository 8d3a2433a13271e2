import {inspect, moderationChecks, type Finding, type WrittenPost} from '#domain/script/moderation';
import {userColumn} from '#kits/statistics/columns';
import {isTicked, type Field} from '#kits/statistics/fields';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import {ActivityLink} from '#ui/link/links';
import type {TableColumn} from '#ui/table/columns';
import {sources} from './sources';
import {checkTitles, text} from './messages';

const columns: readonly TableColumn<Finding>[] = [
  userColumn(text.user, ({post}) => post.user),
  {
    id: 'post',
    title: text.post,
    value: ({post}) => post.siteUrl,
    cell: ({post}) => <ActivityLink siteUrl={post.siteUrl} />,
  },
  {
    id: 'reasons',
    title: text.reasons,
    value: ({reasons}) => reasons.map(reason => checkTitles[reason]).join(', '),
  },
];

const fields: readonly Field[] = [
  ...sources.map(({id, title}): Field => ({kind: 'tick', id, title, isOn: true})),
  ...moderationChecks.map((id): Field => ({kind: 'tick', id, title: checkTitles[id], isOn: true})),
];

/** Searches the latest posts for anything unusual. */
export const moderation = defineStatistic<WrittenPost>({
  id: 'moderation',
  title: text.title,
  description: text.description,
  warning: text.danger,
  fields,
  lacking(values) {
    if (!sources.some(({id}) => isTicked(values, id))) return text.noSource;
    return moderationChecks.some(id => isTicked(values, id)) ? undefined : text.noCheck;
  },
  async *collect({values, read, progress}, {batches: done}) {
    const pages = sources.filter(({id}) => isTicked(values, id)).flatMap(source => [...source.pages]);
    for (const [index, readPage] of pages.entries()) {
      if (index < done) continue;
      const posts = await readPage(read);
      progress(index + 1, pages.length);
      yield posts;
    }
  },
  idOf: ({siteUrl}) => siteUrl || undefined,
  report(posts, {values}) {
    const chosen = new Set(moderationChecks.filter(check => isTicked(values, check)));
    const rows = inspect(posts, chosen, location.origin);
    const keyOf = ({post}: Finding) => post.siteUrl;
    return {
      notes: [text.danger],
      tables: [reportTable({title: text.table, columns, rows, keyOf, empty: text.none, filter: true})],
    };
  },
});
