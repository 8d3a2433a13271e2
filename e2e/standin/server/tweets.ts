import type {Exchange} from './exchange';

/** The page of a tweet in the widget's frames: it says how high it is, as the real one does. Every tweet is as high as its number says. */
export function answerTweet(exchange: Exchange): void {
  const id = exchange.parameter('id') ?? '';
  if (exchange.path !== '/embed/Tweet.html') return exchange.send(404, 'text/plain', 'Not Found');
  const text = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Tweet</title></head>
<body data-theme="${exchange.parameter('theme') === 'dark' ? 'dark' : 'light'}"><p>Tweet ${id.replace(/\D/g, '')}</p><script>
const height = Number(new URLSearchParams(location.search).get('id')) || 1;
parent.postMessage({'twttr.embed': {method: 'twttr.private.resize', params: [{height}]}}, '*');
</script></body></html>`;
  exchange.send(200, 'text/html; charset=utf-8', text, {'Cache-Control': 'no-store'});
}
