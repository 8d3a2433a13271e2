import {activitiesPerHour, sampleSize} from '#domain/statistics/activitySpeed';
import {minutes} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useCachedQuery} from '#ui/useCachedQuery';
import {ActivityTimesDocument, type ActivityTimesQuery} from './activityTimes.generated';
import {text} from './messages';

const lifetime = minutes(1);

type Page = ActivityTimesQuery['newest'];

const timeOf = (page: Page) => page?.activities?.[0]?.createdAt;

/** Number of statuses and messages posted per hour, estimated from 199 of them. */
export default function ActivitySpeed() {
  const answer = useCachedQuery(ActivityTimesDocument, {earlier: sampleSize + 1}, lifetime);
  return (
    <p className="ui-note">
      <AsyncAnswer answer={answer} value={answer.data} texts={{noun: text.noun}} look="text">
        {({newest, oldest}) => {
          const [last, first] = [timeOf(newest), timeOf(oldest)];
          const speed = last === undefined || first === undefined ? undefined : activitiesPerHour(last, first);
          return speed === undefined ? text.unknown : text.speed(speed);
        }}
      </AsyncAnswer>
    </p>
  );
}
