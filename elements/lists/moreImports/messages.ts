import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'List import and export',
  summary: 'Imports lists from MyAnimeList, Anime-Planet and files, and exports your lists.',
  details:
    "In Settings > Import Lists, below AniList's own import. Files are read in your browser, and you see what would change before anything is sent. An import of 1,000 entries takes about three minutes. You can pause it, it resumes after a reload, and until you dismiss it you can undo it as a whole. A second import waits for the first. Entries that are already on your list change only if you choose to overwrite them.",
});
