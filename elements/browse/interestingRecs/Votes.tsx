import {vote} from '#domain/media/recommendation';
import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import {useOnHold} from '#kits/outboxNote/useOnHold';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {useWrite} from '#ui/useWrite';
import type {Pair} from './answerPairs';
import {recordVote, votes} from './state';
import {text} from './messages';

interface VotesProps {
  pair: Pair;
  userName: string;
  /** Name of the pair in the list of waiting votes. */
  name: string;
}

/** The vote and rating of a pair, and functions that change them. Both change only once AniList has answered. */
function useVote({pair, userName, name}: VotesProps) {
  const key = `${userName} ${pair.id}`;
  const voted = useSource(votes, () => votes.get().get(key));
  const now = voted && voted.at >= pair.at ? voted : pair;
  const {clock} = useServices();
  const [write, send] = useWrite('rateRecommendation');
  const cast = (thumb: 'up' | 'down') => {
    const {userRating, change} = vote(now.userRating, thumb);
    const rating = now.rating + change;
    const payload = {mediaId: pair.first.id, otherId: pair.second.id, rating: userRating};
    send(payload, {label: name}, () => recordVote(key, {userRating, rating, at: clock.now()}));
  };
  return {rating: now.rating, userRating: now.userRating, write, cast};
}

/** A thumb that points up; the style sheet turns the one of the other button. */
const Thumb = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 10h4v11H2zM8 21V10l5-8c2 0 3 1 2.6 3l-1 4H21c1 0 1.7 1 1.4 2l-2.6 8.5c-.3.9-1 1.5-2 1.5z" />
  </svg>
);

const thumbs = [
  ['up', 'RATE_UP', text.agree],
  ['down', 'RATE_DOWN', text.disagree],
] as const;

/** The thumbs of a pair, and its rating. */
export function Votes(props: VotesProps) {
  const {pair} = props;
  const {rating, userRating, write, cast} = useVote(props);
  const held = useOnHold(`recommendation:${pair.first.id}:${pair.second.id}`);
  return (
    <div className="votes">
      <div className="ui-row">
        {thumbs.map(([thumb, chosen, label]) => (
          <Button
            key={thumb}
            icon
            variant="quiet"
            className={thumb}
            aria-label={label}
            pressed={userRating === chosen}
            busy={write.state === 'waiting'}
            onClick={() => cast(thumb)}
          >
            <Thumb />
          </Button>
        ))}
        <span className="rating" title={text.votes(rating)}>
          {text.signed(rating)}
        </span>
      </div>
      {held?.reason ? <OnHoldNote write={held.write} reason={held.reason} /> : null}
      {write.state === 'refused' ? <Alert>{text.notSaved(write.error.message)}</Alert> : null}
    </div>
  );
}
