import {hash} from '../random';
import type {Store} from '../store/store';
import type {Context, Resolvers} from './context';
import {sortBy} from './filter';
import {connection} from './paging';
import type {PageArgs} from './paging';

const day = 86_400;
const days = 120;

interface Trend {
  readonly date: number;
  readonly count: number;
  readonly change: number;
}

/** A total over the last days, ending at the store's current number. */
function trend(salt: number, total: number, now: number): Trend[] {
  const today = Math.floor(now / day) * day;
  const rows: Trend[] = [];
  let count = total;
  for (let i = 0; i < days; i++) {
    const change = hash(salt, i) % Math.max(2, Math.ceil(total / 400));
    rows.push({date: today - i * day, count, change});
    count = Math.max(0, count - change);
  }
  return rows;
}

const totals: Readonly<Record<string, (store: Store) => number>> = {
  users: store => store.users.size,
  anime: store => store.catalogue.works.filter(work => work.type === 'ANIME').length,
  manga: store => store.catalogue.works.filter(work => work.type === 'MANGA').length,
  characters: store => store.characters.size,
  staff: store => store.staff.size,
  studios: store => store.studios.size,
  reviews: store => store.reviews.size,
};

const keys = {DATE: (row: Trend) => row.date, COUNT: (row: Trend) => row.count, CHANGE: (row: Trend) => row.change};

/** Resolvers of the site statistics. */
export const siteStatistics: Resolvers<object> = Object.fromEntries(
  Object.entries(totals).map(([name, total], salt) => [
    name,
    (_source: object, args: PageArgs & {sort?: (string | null)[] | null}, context: Context) =>
      connection(
        sortBy(trend(salt, total(context.store), context.now), keys, args.sort, 'DATE'),
        args,
        context,
        node => ({node}),
      ),
  ]),
);
