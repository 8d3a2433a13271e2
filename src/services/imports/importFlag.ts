/** Tells the core which accounts have an import that is under way, so that any page goes on with it. */
const key = 'automailImporting';

const accountsIn = (storage: Storage | undefined) => new Set((storage?.getItem(key) ?? '').split('\n').filter(Boolean));

/** Whether an import was under way when a page was last left, or AniList's list activities are still off for one. */
export const hasImportUnderWay = (storage: Storage | undefined) => accountsIn(storage).size > 0;

/** Records whether an import of an account is under way. */
export function setImportUnderWay(account: string, isUnderWay: boolean) {
  try {
    const accounts = accountsIn(localStorage);
    if (isUnderWay === accounts.has(account)) return;
    if (isUnderWay) accounts.add(account);
    else accounts.delete(account);
    if (accounts.size) localStorage.setItem(key, [...accounts].join('\n'));
    else localStorage.removeItem(key);
  } catch {
    // Without this mark, it goes on when the page with the imports is opened.
  }
}
