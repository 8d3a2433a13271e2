import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows favourite counts of staff, and how much of their work is anime and manga in the staff search.',
  extendedDescription:
    'On the page of a staff member, the exact number of favourites stands in place of the shortened one. In the staff search, each card shows that number and a bar: blue for the best known roles in anime, voices among them, and green for those in manga. The numbers of all cards on a page are requested together and kept for an hour.',
  roles: (anime: number, manga: number) => `Among the best known roles: ${anime} in anime, ${manga} in manga`,
});
