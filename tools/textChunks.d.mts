export interface TextChunk {
  readonly name: string;
  readonly needs: string;
  readonly code: string;
}
export function toTextChunk(minified: string): TextChunk;
