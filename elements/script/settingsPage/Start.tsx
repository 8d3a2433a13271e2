import {useServices} from '#ui/context';
import {Language} from './Language';
import {Rows} from './Rows';
import {SignIn} from './SignIn';
import {Styles} from './Styles';
import {startText} from './startMessages';

/** Features that many users look for first: each shows its effect at once on a page that everyone visits. */
const popular = [
  ...['notifications', 'betterListPreview', 'activityScores', 'entryScore', 'socialTab', 'relationStatusDot'],
  ...['anisongs', 'MALscore', 'comparisonPage', 'moreStats', 'draw3x3', 'noSequel'],
];

/** The popular features of the catalogue, with their switches. */
function Popular() {
  const {catalogue} = useServices();
  const features = popular.flatMap(id => catalogue.filter(each => each.id === id));
  if (!features.length) return null;
  return (
    <>
      <h3 id="popular">{startText.popular}</h3>
      <Rows features={features} titleId="popular" />
    </>
  );
}

/** The first steps: the sign-in, a style, popular features, and the language. */
export const Start = () => (
  <>
    <SignIn />
    <Styles />
    <Popular />
    <Language />
  </>
);
