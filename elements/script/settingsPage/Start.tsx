import {pictures} from '#platform/platform';
import type {FeatureInfo} from '#services/features';
import {useServices} from '#ui/context';
import {Language} from './Language';
import {Picture} from './Picture';
import {popular} from './popular';
import {Rows} from './Rows';
import {SignIn} from './SignIn';
import {Styles} from './Styles';
import {startText} from './startMessages';

const pictureOf = ({id}: FeatureInfo) => (
  <li className="picture" aria-hidden="true">
    <Picture id={id} />
  </li>
);

/** The popular features of the catalogue, with their switches. */
function Popular() {
  const {catalogue} = useServices();
  const features = popular.flatMap(id => catalogue.filter(each => each.id === id));
  if (!features.length) return null;
  return (
    <>
      <h3 id="popular">{startText.popular}</h3>
      <div className={pictures ? 'pictured' : undefined}>
        <Rows features={features} titleId="popular" after={pictures ? pictureOf : undefined} />
      </div>
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
