export interface Problem {
  path: string;
  index: number;
  message: string;
}

export interface Repository {
  files: readonly string[];
  read: (path: string) => string;
}

export function nameProblems(documents: readonly object[], repository: Repository): Problem[];
