/** The formats of files. */
export type Format = 'own' | 'mal' | 'otherSite';

type Json = Record<string, unknown>;

export const count = 16;
export const each = <T>(make: (index: number) => T): T[] => Array.from({length: count}, (_, index) => make(index));

export const ownEntry = (more: Json = {}): Json => ({mediaId: 1, status: 'CURRENT', score: 50, progress: 1, ...more});
export const own = (entries: readonly unknown[], more: Json = {}): string =>
  JSON.stringify({version: '1.01', type: 'ANIME', MediaListCollection: {lists: [{entries}]}, ...more});
export const other = (entries: readonly unknown[], more: Json = {}): string =>
  JSON.stringify({user: {name: 'a'}, export: {type: 'anime', date: '2026-01-01'}, entries, ...more});
export const mal = (entry: string, head = ''): string =>
  `${head}<myanimelist><myinfo><user_export_type>1</user_export_type></myinfo><anime>${entry}</anime></myanimelist>`;
export const malEntry = '<series_animedb_id>1</series_animedb_id><my_status>Watching</my_status>';

export const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const formats = ['own', 'mal', 'otherSite'] as const;
export const formatAt = (index: number) => formats[index % formats.length] ?? 'own';
export const goodIn = (format: Format) =>
  format === 'own'
    ? own([ownEntry()])
    : format === 'mal'
      ? mal(malEntry)
      : other([{name: 'A', status: 'watched', rating: 3, times: 1}]);
