import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {characterCard, characterFavourites} from '../../../src/host/anchors/character';
import {character, searchCharacters} from '../../../src/host/routes/browse';
import card from './card.css';
import css from './style.css';

export default defineFeature({
  id: 'characterFavouriteCount',
  title: 'Shows the exact number of favourites on character pages and in the character search.',
  extendedDescription:
    'The site shortens numbers above 999 to "1.2k" and shows none in its search. The exact number is asked for once an hour.',
  picture: () => import('./picture.webp'),
  categories: ['Media', 'Browse'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    place({name: 'header', on: character, at: characterFavourites, component: () => import('./ExactCount'), css}),
    place({name: 'card', on: searchCharacters, at: characterCard, component: () => import('./CardCount'), css: card}),
  ],
});
