import {sanitizeHtml, safeUrl} from './sanitize';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const external = (address: string, text: string): string =>
  safeUrl.test(address) ? `<a href="${address}" rel="noopener noreferrer" target="_blank">${text}</a>` : text;

function image(width: string, address: string): string {
  if (!safeUrl.test(address)) return '';
  return `<img${width ? ` width="${width}"` : ''} src="${address}">`;
}

const youtubeId = (text: string): string =>
  /(?:v=|youtu\.be\/|embed\/)([\w-]{6,})/.exec(text)?.[1] ?? text.replace(/[^\w-]/g, '');

/** Replaces finished pieces of HTML by markers, so that later rules do not process them. */
class Shelf {
  private readonly pieces: string[] = [];

  put(html: string): string {
    this.pieces.push(html);
    return `\u0001${String(this.pieces.length - 1)}\u0002`;
  }

  restore(text: string): string {
    let out = text;
    // A piece may contain markers of earlier pieces.
    for (let depth = 0; depth < 5 && out.includes('\u0001'); depth++)
      out = out.replace(/\u0001(\d+)\u0002/g, (_, i: string) => this.pieces[Number(i)] ?? '');
    return out;
  }
}

function media(text: string, shelf: Shelf): string {
  return text
    .replace(/```([\s\S]+?)```/g, (_, code: string) => shelf.put(`<pre><code>${escapeText(code)}</code></pre>`))
    .replace(/`([^`\n]+)`/g, (_, code: string) => shelf.put(`<code>${escapeText(code)}</code>`))
    .replace(/img(\d+%?)?\(([^)\s]+)\)/gi, (_, width: string | undefined, address: string) =>
      shelf.put(image(width ?? '', address)),
    )
    .replace(/webm\(([^)\s]+)\)/gi, (_, address: string) =>
      shelf.put(
        safeUrl.test(address)
          ? `<video muted loop autoplay controls><source src="${address}" type="video/webm">Your browser does not support the video tag.</video>`
          : '',
      ),
    )
    .replace(/youtube\(([^)\s]+)\)/gi, (_, address: string) =>
      shelf.put(`<div class="youtube" id="${youtubeId(address)}"></div>`),
    )
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt: string, address: string) =>
      shelf.put(safeUrl.test(address) ? `<img src="${address}" alt="${escapeText(alt)}">` : ''),
    )
    .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, label: string, address: string) => shelf.put(external(address, label)))
    .replace(
      /(^|[\s>])(https?:\/\/[^\s<]+)/g,
      (_, before: string, address: string) => before + shelf.put(external(address, address)),
    )
    .replace(
      /(^|[\s>(])@([A-Za-z0-9]{2,20})\b/g,
      (_, before: string, name: string) => before + shelf.put(`<a href="/user/${name}/">@${name}</a>`),
    );
}

function inline(text: string): string {
  return (
    text
      // Spoilers come first: of four tildes before one, three belong to the centring around it.
      .replace(/~!([\s\S]+?)!~/g, '<span class="markdown_spoiler"><span>$1</span></span>')
      .replace(/~~~([\s\S]+?)~~~/g, '<center>$1</center>')
      .replace(/~~([^~]+)~~/g, '<del>$1</del>')
      .replace(/(\*\*|__)(?=\S)([\s\S]+?)\1/g, '<strong>$2</strong>')
      .replace(/\*(?=\S)([^*\n]+)\*/g, '<em>$1</em>')
      .replace(/(^|[\s>])_(?=\S)([^_\n]+)_(?=$|[\s<.,!?])/g, '$1<em>$2</em>')
  );
}

const item = /^\s*(?:([-*+])|(\d+)\.)\s+(.*)$/;

function list(lines: readonly string[]): string {
  const tag = item.exec(lines[0] ?? '')?.[1] ? 'ul' : 'ol';
  return `<${tag}>\n${lines.map(line => `<li>${item.exec(line)?.[3] ?? line}</li>`).join('\n')}\n</${tag}>`;
}

function block(text: string): string {
  const lines = text.split('\n');
  const heading = /^(#{1,5})\s*(.*)$/.exec(lines[0] ?? '');
  if (heading) {
    const level = String(heading[1]?.length ?? 1);
    const rest = lines.slice(1).join('\n').trim();
    return `<h${level}>${heading[2] ?? ''}</h${level}>${rest ? `\n${block(rest)}` : ''}`;
  }
  if (/^(-{3,}|\*{3,}|_{3,})$/.test(text.trim())) return '<hr>';
  if (lines.every(line => line.startsWith('>')))
    return `<blockquote>\n${block(lines.map(line => line.slice(1).trim()).join('\n'))}\n</blockquote>`;
  if (lines.length > 0 && lines.every(line => item.test(line))) return list(lines);
  return `<p>${lines.join('<br>\n')}</p>`;
}

/**
 * Renders the site's markdown dialect like its server does: unsafe tags and style attributes are removed.
 * @returns HTML
 */
export function renderMarkdown(source: string): string {
  const shelf = new Shelf();
  const text = inline(media(sanitizeHtml(source.replaceAll('\r', '').replace(/[\u0001\u0002]/g, '')), shelf));
  const blocks = text.split(/\n{2,}/).filter(part => part.trim() !== '');
  return shelf.restore(blocks.map(part => block(part.trim())).join('\n'));
}

/** The source or its HTML, for a field with an asHtml argument. */
export const textOrHtml = (text: string | null, args: {asHtml?: boolean | null}): string | null =>
  text !== null && args.asHtml ? renderMarkdown(text) : text;
