import {hasDub, voiceLanguage} from '#domain/media/dubLanguage';
import type {MediaParams} from '#host/pages/routes';
import {hours} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSetting} from '#ui/useSetting';
import {DubActorsDocument} from './query.generated';
import {dubMarkerLanguage} from './settings';
import {text} from './messages';

/** Lifetime of the data of characters. */
const lifetime = hours(1);

/** A note that the anime has a dub in the chosen language; nothing if none is known. */
export default function DubNotice({mediaId}: MediaParams) {
  const [language] = useSetting(dubMarkerLanguage);
  const answer = useCachedQuery(DubActorsDocument, {id: mediaId, language: voiceLanguage(language)}, lifetime);
  return (
    <AsyncAnswer answer={answer} value={answer.data} silent stale="nothing">
      {data =>
        hasDub(data.Media?.characters?.edges ?? []) ? (
          <p className="ui-card">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 2h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H8l-4 4v-4H2a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z" />
            </svg>
            {text.available(language)}
          </p>
        ) : null
      }
    </AsyncAnswer>
  );
}
