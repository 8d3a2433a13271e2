export function nightlyProblems(workflow: string, source: string): string[];
export function workflowsAreValid(): Promise<boolean>;
