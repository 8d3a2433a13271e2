import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Why pages are missing',
  summary: "Explains why a page wasn't found.",
  details:
    "For example, a user has blocked you or has a private profile, a submission was denied, or an anime or manga is for adults only. Automail asks AniList without your sign-in whether the user or title exists. It can't explain a page that you reload.",
  denied: 'This submission was probably denied. Denied submissions have no page.',
  blocked: (name: string) => `${name} has blocked you`,
  moderator: 'Nope.',
  noUser: (name: string) => `${name} does not exist or has a private profile`,
  noNumber: (number: string) => `No user has the ID or name ${number}, or the profile is private`,
  adult: "That's one of them hentais.",
  famous: "Ah, that one. That's one of them hentais.",
  enableAdult: 'You can enable 18+ content in {settings}.',
  settings: 'Settings > Anime & Manga',
  failed: (reason: string) => `We couldn't find out why this page is missing. ${reason}`,
});
