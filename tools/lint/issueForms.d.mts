export function formProblems(file: string, content: string): string[];
