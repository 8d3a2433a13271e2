import {useEffect, useState} from 'react';

import {siteTheme} from '#host/dom/theme';
import {build, pictures} from '#platform/platform';
import type {FeatureInfo} from '#services/features';
import {popular} from './popular';
import {shellText} from './tabMessages';

/** The picture of a popular feature, in editions that have pictures. */
export function Picture({id}: {id: string}) {
  const [folder, setFolder] = useState<string>();
  useEffect(() => void pictures?.then(setFolder), []);
  const theme = siteTheme() === 'dark' ? 'dark' : 'default';
  return folder ? <img src={`${folder}${id}-${theme}.webp`} alt="" loading="lazy" /> : null;
}

/** The picture of a feature, or a link to it where the edition has none. */
export function PictureOrLink({feature: {id, hasPicture}}: {feature: FeatureInfo}) {
  if (!hasPicture) return null;
  if (pictures && popular.some(each => each === id)) return <Picture id={id} />;
  return <a href={`${build.repository}/blob/HEAD/docs/pictures/${id}-default.webp`}>{shellText.picture}</a>;
}
