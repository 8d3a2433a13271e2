import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {isShortened} from '#host/pages/content/favouriteCount';
import {characterFavourites, characterRoles, hostVoiceLanguage} from '#host/pages/character/anchors';
import {characterCard} from '#host/pages/search/anchors';
import {character, searchCharacters} from '#host/pages/routes';
import card from '#kits/favouriteCount/card.css';
import css from '#kits/favouriteCount/header.css';
import grid from '#kits/roleCards/style.css';

export default defineFeature({
  id: 'characterFavouriteCount',
  categories: ['Media', 'Browse'],
  enabledByDefault: true,
  requests: 'cached',
  parts: [
    place({
      name: 'header',
      routes: character,
      at: characterFavourites,
      where: isShortened,
      component: () => import('./ExactCount'),
      css,
    }),
    place({
      name: 'card',
      routes: searchCharacters,
      at: characterCard,
      component: () => import('./CardCount'),
      css: card,
      reserve: () => ({height: [{lines: 1}]}),
    }),
    place({
      name: 'roles',
      routes: character,
      at: characterRoles,
      component: () => import('./CharacterRoles'),
      css: grid,
      supersededBy: hostVoiceLanguage,
    }),
  ],
});
