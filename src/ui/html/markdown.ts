import {Marked, type TokenizerAndRendererExtension, type Tokens} from 'marked';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const videoId = (text: string) => /(?:v=|youtu\.be\/|embed\/)([\w-]+)/.exec(text)?.[1] ?? text;

const media: Readonly<Record<string, (address: string, size: string) => string>> = {
  img: (address, size) => `<img src="${escaped(address)}"${size ? ` width="${size}"` : ''}>`,
  webm: address => `<video controls loop muted><source src="${escaped(address)}" type="video/webm"></video>`,
  youtube: address => `<div class="youtube" id="${escaped(videoId(address))}"></div>`,
};

/** Embeds: `img220(address)`, `img40%(address)`, `webm(address)`, `youtube(address or id)`. */
const embed: TokenizerAndRendererExtension = {
  name: 'embed',
  level: 'inline',
  start: source => source.search(/(?:img\d*%?|webm|youtube)\(/i),
  tokenizer(source) {
    const found = /^(img|webm|youtube)(\d{0,4}%?)\(([^()\s]+)\)/i.exec(source);
    if (!found) return undefined;
    const [raw, kind = '', size = '', address = ''] = found;
    return {type: 'embed', raw, kind: kind.toLowerCase(), size, address};
  },
  renderer: token => media[String(token.kind)]?.(String(token.address), String(token.size)) ?? '',
};

/** Extensions for text between a pair of marks, within a line or across several paragraphs. */
function delimited(name: string, pattern: RegExp, mark: string, open: string, close: string) {
  const inline: TokenizerAndRendererExtension = {
    name: `${name}Inline`,
    level: 'inline',
    start: source => source.indexOf(mark),
    tokenizer(source) {
      const found = pattern.exec(source);
      return found
        ? {type: `${name}Inline`, raw: found[0], tokens: this.lexer.inlineTokens(found[1] ?? '')}
        : undefined;
    },
    renderer(token) {
      return `<${open}>${this.parser.parseInline(token.tokens ?? [])}</${close}>`;
    },
  };
  const block: TokenizerAndRendererExtension = {
    name: `${name}Block`,
    level: 'block',
    start: source => source.search(new RegExp(`(?:^|\\n)${mark}`)),
    tokenizer(source) {
      const found = pattern.exec(source);
      if (!found || !/^[^\S\n]*(?:\n|$)/.test(source.slice(found[0].length))) return undefined;
      return {
        type: `${name}Block`,
        raw: found[0],
        tokens: this.lexer.blockTokens(found[1] ?? '', []),
      } satisfies Tokens.Generic;
    },
    renderer(token) {
      return `<${open}>${this.parser.parse(token.tokens ?? [])}</${close}>`;
    },
  };
  return [inline, block];
}

const siteMarkdown = new Marked({
  gfm: true,
  breaks: true,
  extensions: [
    ...delimited('spoiler', /^~!([\s\S]+?)!~/, '~!', 'div class="markdown_spoiler"', 'div'),
    ...delimited('centre', /^~~~([\s\S]+?)~~~/, '~~~', 'center', 'center'),
    embed,
  ],
});

/**
 * Converts the site's flavour of markdown to HTML. The result is not sanitised, so only `HtmlView` may show it. A text that
 * cannot be parsed, such as thousands of nested quotes, becomes its own text.
 */
export function markdownToHtml(source: string): string {
  try {
    return siteMarkdown.parse(source, {async: false});
  } catch {
    return `<p>${escaped(source).replaceAll('\n', '<br>')}</p>`;
  }
}
