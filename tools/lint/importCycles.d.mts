export function circlesIn(graph: Iterable<readonly [file: string, imports: readonly string[]]>): string[];
