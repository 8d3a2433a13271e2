import {useEffect, useState} from 'react';

import {siteTheme} from '#host/dom/theme';
import {pictures} from '#platform/platform';
import {useServices} from '#ui/context';
import {Language} from './Language';
import {popular} from './popular';
import {Rows} from './Rows';
import {SignIn} from './SignIn';
import {Styles} from './Styles';
import {startText} from './startMessages';

/** The picture of a feature, in editions that have pictures. */
function Picture({id}: {id: string}) {
  const [folder, setFolder] = useState<string>();
  useEffect(() => void pictures?.then(setFolder), []);
  const theme = siteTheme() === 'dark' ? 'dark' : 'default';
  return (
    <li className="picture" aria-hidden="true">
      {folder ? <img src={`${folder}${id}-${theme}.webp`} alt="" loading="lazy" /> : null}
    </li>
  );
}

/** The popular features of the catalogue, with their switches. */
function Popular() {
  const {catalogue} = useServices();
  const features = popular.flatMap(id => catalogue.filter(each => each.id === id));
  if (!features.length) return null;
  return (
    <>
      <h3 id="popular">{startText.popular}</h3>
      <div className={pictures ? 'pictured' : undefined}>
        <Rows features={features} titleId="popular" after={pictures ? ({id}) => <Picture id={id} /> : undefined} />
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
