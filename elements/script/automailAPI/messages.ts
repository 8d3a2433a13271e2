import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Lets other scripts query AniList through Automail and sign it out.',
  extendedDescription:
    'Other scripts on the page find document.automailAPI with query(text, variables), ask(question, {userName}), questions() and logOut(). Their queries share your rate limit and see what you can see, but never the token, and they cannot change anything on AniList. Turn it on only if you trust the scripts that you run.',
  off: 'This API is turned off.',
  noUser: 'Say whom the question is about: userName is missing.',
  notText: 'The query must be a string.',
  notOneQuery: 'This must be a single GraphQL query. Changes are not allowed.',
});
