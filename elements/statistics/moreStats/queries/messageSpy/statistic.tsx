import {isRoutineMessage} from '#domain/script/routineMessage';
import {decodeText} from '#domain/text/characterReferences';
import {formatDateTime} from '#domain/text/format';
import {beginningColumn, postColumn, userColumn} from '#kits/statistics/columns';
import {followedPeople} from '#kits/statistics/followed/followed';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import type {TableColumn} from '#ui/table/columns';
import {SpiedMessagesDocument, type SpiedMessagesQuery} from './query.generated';
import {text} from './messages';

interface Message {
  readonly id: number;
  readonly siteUrl: string;
  /** Epoch seconds. */
  readonly createdAt: number;
  readonly said: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

type Activities = NonNullable<NonNullable<SpiedMessagesQuery['received']>['activities']>;

const toMessage = (one: Activities[number]): Message[] =>
  one && 'id' in one
    ? [
        {
          id: one.id,
          siteUrl: one.siteUrl ?? '',
          createdAt: one.createdAt,
          said: decodeText(one.message ?? ''),
          from: one.messenger?.name,
          to: one.recipient?.name,
        },
      ]
    : [];

const columns: readonly TableColumn<Message>[] = [
  {
    id: 'date',
    title: text.date,
    value: ({createdAt}) => createdAt,
    sorted: 'desc',
    cell: ({createdAt}) => formatDateTime(createdAt * 1000),
  },
  userColumn(text.from, ({from}) => from, {id: 'from'}),
  userColumn(text.to, ({to}) => to, {id: 'to'}),
  postColumn('post', text.post),
  beginningColumn(text.beginning),
];

/**
 * The messages that the users followed by a user receive and send, the latest 50 of each kind for 50 users at a time,
 * without those about challenges and thanks for a follow.
 */
export const messageSpy = defineStatistic<Message>({
  id: 'messageSpy',
  title: text.title,
  description: text.description,
  async *collect(tools, reading) {
    for await (const people of followedPeople(tools, reading)) {
      const ids = people.map(({id}) => id);
      // Without the sign-in, so that no private messages are among them.
      const {received, sent} = ids.length ? await tools.read(SpiedMessagesDocument, {ids}, {anonymous: true}) : {};
      yield [...(received?.activities ?? []), ...(sent?.activities ?? [])].flatMap(toMessage);
    }
  },
  report(messages) {
    const rows = messages
      .filter(({said}) => !isRoutineMessage(said))
      .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
    const keyOf = ({id}: Message) => id;
    return {tables: [reportTable({title: text.table, columns, rows, keyOf, empty: text.none, filter: true})]};
  },
});
