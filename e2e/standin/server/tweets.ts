import type {Exchange} from './exchange';

/**
 * The page inside a tweet's frame. It reports its height like the real one; the height of each tweet follows from its
 * id.
 */
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
