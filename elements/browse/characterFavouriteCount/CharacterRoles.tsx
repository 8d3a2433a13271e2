import {useMemo, useState} from 'react';

import {formatEnum} from '#domain/media/mediaWords';
import type {RolePart} from '#domain/media/roleCard';
import {voiceLanguages, withVoices} from '#domain/media/voiceLanguage';
import {lifetime} from '#kits/favouriteCount/lifetime';
import {CharacterRolesDocument} from '#kits/roleCards/roles.generated';
import {text as cardText} from '#kits/roleCards/messages';
import {readMedia, readPerson} from '#kits/roleCards/readMedia';
import {RoleControls} from '#kits/roleCards/RoleControls';
import {RoleGrid} from '#kits/roleCards/RoleGrid';
import {useArranged, useTitledCards, type Arranged} from '#kits/roleCards/useArranged';
import {useRoleChoice} from '#kits/roleCards/useRoleChoice';
import {useCardLook} from '#kits/roleCards/useCardLook';
import {useRolePages, type ReadRolePage} from '#kits/roleCards/useRolePages';
import type {Read} from '#services/api/cache/reader';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {text as answerText} from '#ui/answer/messages';
import {useApi, useReplaceHost} from '#ui/context';
import {text} from './messages';

/**
 * The number in the header is requested together with the roles, since the site shows its own number later than its
 * roles.
 */
export {prepare} from './useFavourites';

const readRoles =
  (read: Read, id: number): ReadRolePage<RolePart> =>
  async (page, options) => {
    const {Character: character} = await read(CharacterRolesDocument, {id, page}, options);
    const {edges, pageInfo} = character?.media ?? {};
    const rows = (edges ?? []).flatMap(edge => {
      if (!edge?.node) return [];
      const people = (edge.voiceActors ?? []).flatMap(actor => (actor ? readPerson('staff', actor) : []));
      return {media: readMedia(edge.node), role: formatEnum(edge.characterRole), people};
    });
    return {rows, hasNextPage: pageInfo?.hasNextPage === true};
  };

interface LanguageProps {
  languages: readonly string[];
  language: string | undefined;
  change: (language: string) => void;
}

const LanguageSelect = ({languages, language, change}: LanguageProps) => (
  <select
    className="ui-select"
    aria-label={text.language}
    value={language}
    onChange={({target}) => change(target.value)}
  >
    {languages.map(each => (
      <option key={each} value={each}>
        {each}
      </option>
    ))}
  </select>
);

function Grid({arranged, language}: {arranged: Arranged; language: string | undefined}) {
  const {lists, order, asked} = arranged;
  const look = useCardLook(order);
  const groups = useMemo(
    () => lists.map(cards => ({key: 'roles', title: undefined, cards, isByYear: order === 'chronological'})),
    [lists, order],
  );
  return <RoleGrid groups={groups} look={look} asked={`${asked} ${language}`} />;
}

function Roles({characterId}: {characterId: number}) {
  const {read} = useApi();
  const pages = useMemo(() => [readRoles(read, characterId)], [read, characterId]);
  const answer = useRolePages(`character ${characterId}`, pages, lifetime);
  const {asked, change} = useRoleChoice('popularity');
  const [chosen, setChosen] = useState<string>();
  const languages = useMemo(() => voiceLanguages((answer.data ?? []).flat()), [answer.data]);
  const language = chosen ?? languages[0];
  const voiced = useMemo(() => answer.data?.map(parts => withVoices(parts, language)), [answer.data, language]);
  const arranged = useArranged(useTitledCards(voiced), asked);
  // Without voice actors the site's own list is just as complete.
  const value = languages.length ? arranged : undefined;
  useReplaceHost(value !== undefined);
  return (
    <div className="ui-roles">
      <AsyncAnswer answer={answer} value={value} silent={['loading', 'missing']} retry={answer.retry} stale="reason">
        {made => (
          <>
            <div className="ui-role-bar ui-row">
              <p role="status" className="ui-note">
                {answer.state === 'loading' ? answerText.nounLoading(cardText.noun) : ''}
              </p>
              <LanguageSelect languages={languages} language={language} change={setChosen} />
              <RoleControls asked={asked} change={change} />
            </div>
            <Grid arranged={made} language={language} />
          </>
        )}
      </AsyncAnswer>
    </div>
  );
}

/** The roles of a character with the voice actors of a language, in place of the site's list. */
export default function CharacterRoles({characterId}: {characterId: number}) {
  return <Roles key={characterId} characterId={characterId} />;
}
