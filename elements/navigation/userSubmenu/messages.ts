import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds a menu of your pages to the vertical navigation.',
  extendedDescription:
    'Point at your profile link, or reach it by keyboard, to go to your favourites, stats, social page, reviews and submissions. Requests nothing from AniList. It needs the vertical navigation and is off in mobile mode.',
  menu: 'Your pages',
  favourites: 'Favourites',
  stats: 'Stats',
  social: 'Social',
  reviews: 'Reviews',
  submissions: 'Submissions',
});
