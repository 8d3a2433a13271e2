/** The call that a vector makes when it is executed. The test page records it. */
const call = (n: number): string => `xss(${String(n)})`;

/** Elements that run one of their attributes automatically, or on interaction. */
const handled: readonly string[] = [
  '<img src=x onerror=HERE>',
  '<img src="/img/posts/dance.png" onload="HERE">',
  '<svg onload=HERE>',
  '<svg><animate onbegin=HERE attributeName=x dur=1s>',
  '<svg><set onend=HERE attributeName=x dur=.1s>',
  '<body onload=HERE>',
  '<body onpageshow=HERE>',
  '<input autofocus onfocus=HERE>',
  '<select autofocus onfocus=HERE>',
  '<textarea autofocus onfocus=HERE>',
  '<details open ontoggle=HERE>x</details>',
  '<video onerror=HERE><source src=x></video>',
  '<video src=x onerror=HERE></video>',
  '<audio src=x onerror=HERE></audio>',
  '<marquee onstart=HERE>x</marquee>',
  '<marquee loop=1 width=0 onfinish=HERE>x</marquee>',
  '<object data=x onerror=HERE></object>',
  '<iframe onload=HERE></iframe>',
  '<div style="animation: x 1s" onanimationstart=HERE>x</div>',
  '<div onpointerenter=HERE>x</div>',
  '<div onmouseover=HERE style="position:fixed;inset:0">x</div>',
  '<a href=# onclick=HERE>x</a>',
  '<form><button formaction=javascript:HERE>x</button></form>',
  '<keygen autofocus onfocus=HERE>',
  '<link rel=stylesheet href=x onerror=HERE>',
  '<style onload=HERE></style>',
  '<script>HERE</script>',
  '<script src="data:text/javascript,HERE"></script>',
  '<svg><script>HERE</script></svg>',
  '<svg><script href="data:text/javascript,HERE"/></svg>',
];

/** URLs that run a script. */
const addressed: readonly string[] = [
  '<a href="javascript:HERE">x</a>',
  '<a href="java\tscript:HERE">x</a>',
  '<a href="&#106;avascript:HERE">x</a>',
  '<a href="jav&#x0A;ascript:HERE">x</a>',
  '<a href=" javascript:HERE">x</a>',
  '<a href="data:text/html,<script>HERE</script>">x</a>',
  '<a href="vbscript:HERE">x</a>',
  '<iframe src="javascript:HERE"></iframe>',
  '<iframe srcdoc="<script>parent.HERE</script>"></iframe>',
  '<embed src="javascript:HERE">',
  '<form action="javascript:HERE"><input type=submit></form>',
  '<svg><a xlink:href="javascript:HERE"><text y=20>x</text></a></svg>',
  '<math href="javascript:HERE">x</math>',
  '<base href="javascript:HERE//">',
  '<meta http-equiv=refresh content="0;url=javascript:HERE">',
  '[x](javascript:HERE)',
  '![x](javascript:HERE)',
  '[x](data:text/html;base64,HERE)',
  '<javascript:HERE>',
  'img(javascript:HERE)',
  'img100%(x" onerror="HERE)',
  'webm(javascript:HERE)',
  'webm(x" onerror="HERE)',
  'youtube(x"><img src=x onerror=HERE>)',
];

/** Contexts that try to break out of the surrounding markup, or that a parser reads differently the second time. */
const surrounds: readonly string[] = [
  'HERE',
  '"HERE',
  "'HERE",
  '">HERE',
  "'>HERE",
  '-->HERE',
  ']]>HERE',
  '</title>HERE',
  '</style>HERE',
  '</textarea>HERE',
  '</script>HERE',
  '</template>HERE',
  '<noscript><p title="</noscript>HERE">',
  '<math><mtext><table><mglyph><style><!--</style>HERE',
  '<svg></p><style><a id="</style>HERE">',
  '<form><math><mtext></form><form><mglyph><style></math>HERE',
  '~!HERE!~',
  '~~~HERE~~~',
  '`HERE',
  '<div><div><div>HERE',
  '&lt;HERE',
  '{{constructor.constructor("HERE")()}}',
  '${HERE}',
];

const plain = (template: string, n: number): string => template.replaceAll('HERE', call(n));

/**
 * Generates texts of which each runs a script with its own number: first every element and URL alone, then the same
 * inside changing contexts.
 */
export function createAttackVectors(count = 300): string[] {
  const cores = [...handled, ...addressed];
  return Array.from({length: count}, (_, n) => {
    const core = plain(cores[n % cores.length] ?? '', n);
    const round = Math.floor(n / cores.length);
    const around = surrounds[round === 0 ? 0 : (n * 7 + round) % surrounds.length] ?? 'HERE';
    return around.replaceAll('HERE', () => core);
  });
}
