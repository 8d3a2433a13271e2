import {maxUsers} from '#domain/profile/relations';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {RelatedUsers} from './RelatedUsers';
import {confirmed} from './state';
import {useComparison, type CountedList, type RelationQuestion} from './useComparison';
import {text} from './messages';

/** The number of users in both lists; `undefined` if there are too many to count. */
function sumOf(lists: readonly CountedList[]): number | undefined {
  const totals = lists.map(({total}) => total).filter(total => typeof total === 'number');
  return totals.length === lists.length ? totals.reduce((sum, total) => sum + total, 0) : undefined;
}

/** The users of a relation. Lists with more than 5,000 users together are loaded only once the user has confirmed it. */
export function Comparison(question: RelationQuestion) {
  const {relation, userName, viewer} = question;
  const answer = useComparison(question);
  const name = `${relation.startsWith('shared') ? `${relation} ${viewer ?? ''}` : ''} ${userName}`;
  const isConfirmed = useSource(confirmed, confirmed.get).includes(name);
  return (
    <AsyncAnswer
      answer={answer}
      value={answer.data}
      retry={answer.retry}
      texts={{loading: text.counting, failed: text.countFailed, missing: text.unavailable}}
    >
      {lists => {
        const size = sumOf(lists);
        if (isConfirmed || (size !== undefined && size <= maxUsers))
          return <RelatedUsers question={question} wanted={lists} />;
        return (
          <>
            <p className="ui-note">{size === undefined ? text.tooLarge : text.large(size)}</p>
            <Button onClick={() => confirmed.set([...confirmed.get(), name])}>{text.load}</Button>
          </>
        );
      }}
    </AsyncAnswer>
  );
}
