import {useState, type ReactNode} from 'react';

import {safeForWork} from '#services/settings/shared';
import {useSetting} from '../useSetting';

interface CoverImageProps {
  /** Address of the picture. */
  source: string | null | undefined;
  /** Shown without an address, or if the picture fails to load. */
  instead?: ReactNode;
}

/**
 * The picture of a media item, character or staff member, blurred in safe-for-work mode. Its alternative text is empty,
 * because the title or name is always beside it.
 */
export function CoverImage({source, instead}: CoverImageProps) {
  const [isSafe] = useSetting(safeForWork);
  const [failed, setFailed] = useState<string>();
  if (!source || (instead !== undefined && failed === source)) return instead;
  return (
    <img className={isSafe ? 'ui-blurred' : ''} src={source} alt="" loading="lazy" onError={() => setFailed(source)} />
  );
}

interface CoverProps {
  source: string | null | undefined;
  /** Class of the frame, which gives it a size. */
  className: string;
  /** Color of the frame while it is empty. Default: a grey of the theme. */
  color?: string | null | undefined;
}

/**
 * A picture in a frame that keeps its size without the picture. A link that is itself the frame has the class `ui-cover`
 * and a `CoverImage` in it.
 */
export const Cover = ({source, className, color}: CoverProps) => (
  <span className={`ui-cover ${className}`} style={color ? {backgroundColor: color} : undefined}>
    <CoverImage source={source} />
  </span>
);
