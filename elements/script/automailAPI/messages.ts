import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Access for other scripts',
  summary: 'Lets other scripts query AniList through Automail and sign it out.',
  details:
    "Other scripts on the page find document.automailAPI with query(text, variables), ask(question, {userName}), questions() and logOut(). Their queries share your rate limit and see what you can see, but never your token, and they can't change anything on AniList. Turn this on only if you trust the scripts you run.",
  off: 'Access for other scripts is turned off.',
  noUser: 'userName is missing: pass the name of the user to ask about.',
  notText: 'The query must be a string.',
  notOneQuery: "This must be a single GraphQL query. Mutations aren't allowed.",
});
