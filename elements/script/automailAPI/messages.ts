import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Access for other scripts',
  summary: 'Lets other scripts query AniList through Automail and sign it out.',
  details:
    "Other scripts on the page find document.automailAPI with query(text, variables), ask(question, {userName}), questions() and logOut(). Their queries share your rate limit and see what you can see, but never your token, and they can't change anything on AniList. Turn this on only if you trust the scripts you run.",
  off: 'This API is turned off.',
  noUser: 'Say whom the question is about: userName is missing.',
  notText: 'The query must be a string.',
  notOneQuery: 'This must be a single GraphQL query. Changes are not allowed.',
});
