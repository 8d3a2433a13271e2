/**
 * Features that are not built yet, but whose switch another feature reads. When one is built, its row here goes: the catalogue and this
 * table never name the same feature.
 */
export const planned: readonly {readonly id: string; readonly enabledByDefault: boolean}[] = [];
