import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Profile submenu',
  summary: 'Adds a menu of your pages to the vertical navigation.',
  details:
    'Hover over your profile link, or reach it by keyboard, to go to your favorites, stats, social page, reviews and submissions.',
  menu: 'Your pages',
  favourites: 'Favorites',
  stats: 'Stats',
  social: 'Social',
  reviews: 'Reviews',
  submissions: 'Submissions',
});
