export const completeChanges: object;
