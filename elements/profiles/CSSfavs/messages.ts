import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Favorites in rows',
  summary: 'Shows favorites in rows of five at every width, and studios as badges.',
  details:
    "On the overview of profiles. Studios without a built-in badge keep their names; the badges date from 2026-11. The order doesn't change.",
});
