import {build} from '#platform/platform';
import {useServices} from '#ui/context';
import {useHasToken} from '#ui/useHasToken';
import {useSource} from '#ui/useSource';
import {SectionLink} from './SectionLink';
import {text} from './messages';
import {shellText} from './tabMessages';

/** The heading, with the news and the state of the sign-in beside it. */
export function Head({hasNews}: {hasNews: boolean}) {
  const {session} = useServices();
  const isSignedIn = useHasToken();
  const isRejected = useSource(session, session.isRejected);
  const works = isSignedIn && !isRejected;
  return (
    <div className="title ui-row">
      <h2 id="title">{text.heading}</h2>
      {hasNews ? <SectionLink name="news">{text.whatIsNew(build.version)}</SectionLink> : null}
      <SectionLink name="sign-in" className="signed">
        <span className="health" data-state={works ? 'working' : 'needs'}>
          {works ? shellText.signedIn : shellText.signedOut}
        </span>
      </SectionLink>
    </div>
  );
}
