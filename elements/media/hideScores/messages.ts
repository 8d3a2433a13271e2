import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Hidden scores',
  summary: "Hides averages and other users' scores until you want to see them.",
  details:
    "On anime and manga pages (except the averages of unreleased titles), in the search, in cards in posts and threads, and on other users' lists. Also where Automail shows such scores. Hover over a gray bar to see the score, or focus it; click or tap it to keep the score visible, and again to hide it. Sorting by score still works.",
  rankings: 'Also hide rankings by score',
});
