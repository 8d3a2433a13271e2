export function featureProblems(
  definitions: readonly object[],
  folders?: readonly {name: string; folder: string}[],
): string[];
