import {isModerator, missingPage, whyHidden, type MissingPage} from '#domain/script/missingPage';
import {userNumber} from '#domain/profile/typedUser';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useServices} from '#ui/context';
import {HostLink} from '#ui/link/HostLink';
import {RichText} from '#ui/RichText';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSource} from '#ui/useSource';
import {MissingMediaDocument, MissingUserDocument} from './query.generated';
import {foundUser} from './state';
import {text} from './messages';

const lifetime = seconds(60);
/** With the user's sign-in, a user who has blocked them does not exist. */
const options = {anonymous: true};

function AboutUser({userName}: {userName: string}) {
  const {session} = useServices();
  const answer = useCachedQuery(MissingUserDocument, {name: userName}, lifetime, options);
  const viewer = useSource(session, session.userName);
  // Guests aren't blocked. A user named by a number may be another user than the one with that id, so nothing is
  // concluded.
  const isNumber = userNumber(userName) !== undefined;
  return (
    <AsyncAnswer
      answer={answer}
      value={answer.data?.User}
      texts={{missing: isNumber ? text.noNumber(userName) : text.noUser(userName), failed: text.failed}}
      stale="nothing"
    >
      {() => (viewer === undefined || isNumber ? null : <p>{text.blocked(userName)}</p>)}
    </AsyncAnswer>
  );
}

function AboutMedia({mediaId, mediaType}: {mediaId: number; mediaType: 'ANIME' | 'MANGA'}) {
  const answer = useCachedQuery(MissingMediaDocument, {id: mediaId, type: mediaType}, lifetime, options);
  return (
    <AsyncAnswer
      answer={answer}
      value={answer.data?.Media}
      silent={['missing']}
      texts={{failed: text.failed}}
      stale="nothing"
    >
      {media => {
        const why = whyHidden(mediaId, media);
        if (!why) return null;
        const link = <HostLink to="/settings/media">{text.settings}</HostLink>;
        return (
          <>
            <p>{text[why]}</p>
            <p>
              <RichText text={text.enableAdult} parts={{settings: link}} />
            </p>
          </>
        );
      }}
    </AsyncAnswer>
  );
}

function About({page}: {page: MissingPage}) {
  const found = useSource(foundUser, foundUser.get);
  if (page.kind === 'submission') return <p>{text.denied}</p>;
  if (page.kind === 'media') return <AboutMedia {...page} />;
  // The page of this user was found, so it is another one that was missing.
  if (page.userName.toLowerCase() === found?.toLowerCase()) return null;
  return isModerator(page.userName) ? <p>{text.moderator}</p> : <AboutUser userName={page.userName} />;
}

/** The reason why the site did not find the previous page. */
export default function Explanation({path}: {path: string}) {
  const page = missingPage(path);
  return page ? (
    <div role="status">
      <About page={page} />
    </div>
  ) : null;
}
