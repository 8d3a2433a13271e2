interface Problem {
  path: string;
  index: number;
  message: string;
}

interface Repository {
  files: readonly string[];
  read: (path: string) => string;
}

export function ruleProblems(documents: readonly object[], repository: Repository): Problem[];
