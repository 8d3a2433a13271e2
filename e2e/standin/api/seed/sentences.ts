/** Texts of activities. {title} is replaced by a media title, {link} by its URL. */
export const statusTexts: readonly string[] = [
  'Finally done with exams, what should I watch tonight?',
  'Rewatching {title} and it still holds up **so well**.',
  'Hot take: {title} is better without the last episode. ~!The twist in the end felt rushed.!~',
  'My order arrived today!\n\nimg(/img/posts/parcel.png)\n\n~~~The shelf is full now.~~~',
  'Does anyone else skip recaps? I *always* do.',
  'Top three of the season:\n\n1. {title}\n2. the one with the cat\n3. everything else',
  'webm(/img/posts/dance.webm)',
  'youtube(https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
  '{link}',
  'I made a list of shows about trains:\n\n- slow trains\n- fast trains\n- ghost trains',
  '> A good story ends twice.\n\nStill thinking about this line from {title}.',
  'Happy birthday to me &#127874;&#127881;&#129395;',
  '# Weekly report\n\n**Watched:** 12 episodes\n**Read:** 40 chapters\n\n---\n\nNext week: {title}.',
  'كل عام وأنتم بخير! أفضل أنمي هذا الموسم هو {title}',
  'שלום לכולם, מה אתם קוראים השבוע?',
  'Anyone up for a group watch with @Mirabel and @Tobias?',
  '<script>alert("from a status")</script>nothing to see here',
  'Read more at [this site](https://example.org/articles/1?a=1&b=2) if you like `code` and long essays.',
  '~~I will never watch {title}~~ I watched {title}.',
  'img220(/img/posts/cat.png) img40%(/img/posts/dog.png)',
  'Just one more chapter, I said. It is 4 am now.',
  'Looking for recommendations: quiet, rainy, no romance.',
  '<center>✨ 100 days watched ✨</center>',
  'This week I <b>dropped</b> three shows.<br>No regrets.',
];

/** Replies to activities and comments. */
export const replyTexts: readonly string[] = [
  'Same here!',
  'Congrats &#127881;',
  'You should try {title} next.',
  '@Mirabel look at this',
  'I could not disagree **more**.',
  'hahaha',
  '~!He was the culprit all along.!~',
  'Thanks for the tip, added to my list.',
  'img(/img/posts/cat.png)',
  'Welcome back!',
  'Nice progress.',
  'لا أوافق على هذا الرأي',
  '<img src=x onerror="alert(1)">ok',
  'Which version did you read?',
];

/** Messages between users. */
export const messageTexts: readonly string[] = [
  'Thanks for the follow!',
  'Hi! I saw that you liked {title} too. How was the manga?',
  'Your list is **amazing**, mind if I steal some titles?',
  'Happy new year ✨\n\nimg(/img/posts/fireworks.png)',
  'Did you get my last message?',
  '<script>document.title = "x"</script>Hello there',
];

/** Notes on list entries. Some contain commands and tags. */
export const entryNotes: readonly string[] = [
  'watched with friends',
  '#favourite #rewatch',
  '#comfy great for autumn',
  '${"lowBound": 70, "highBound": 90}$',
  'the ending was sad ${"message": "read the manga"}$',
  '#manga-first ${"previewImage": "/img/posts/cat.png"}$',
  '${"broken json": $',
  'ملاحظة بالعربية &#128578;',
  '<b>not bold</b> <script>alert(2)</script>',
  'started again after the film, a very long note that goes on and on so that it must be cut somewhere: '.repeat(3),
];

/** Thread titles by category id. */
export const threadTitles: Readonly<Record<number, readonly string[]>> = {
  1: ['What are you watching this week?', 'Underrated gems', 'Worst adaptation ever'],
  2: ['What are you reading?', 'Manga with great art', 'Finished series worth buying'],
  3: ['Light novels for beginners'],
  4: ['Visual novels of the year'],
  5: ['[Spoilers] {title} - Episode {n} Discussion'],
  7: ['Introduce yourself!', 'Pets of this site &#128008;', 'What did you eat today?'],
  8: ['News of the week'],
  9: ['Music that you hear right now'],
  10: ['Games of the month'],
  11: ['[Bug] Activity feed shows twice', 'Feature suggestion: more colours'],
  12: ['List import does not work'],
  13: ['Site announcements'],
  15: ['Looking for something like {title}', 'Recommend me a sad film'],
  16: ['Count to 100000', 'Guess the character'],
  17: ['Watching challenge'],
};
