/**
 * Local storage keys with the accounts whose jobs are unfinished, so that any page can continue them. Earlier versions
 * know only the second one, and remove an account from it whose job they cannot read.
 */
const keys = ['automailJobs', 'automailImporting'] as const;

const accountsIn = (storage: Storage | undefined, key: string) =>
  new Set((storage?.getItem(key) ?? '').split('\n').filter(Boolean));

/** Whether a job was running when a page was last left, or AniList's list activities are still off because of one. */
export const hasImportUnderWay = (storage: Storage | undefined) => keys.some(key => accountsIn(storage, key).size > 0);

function setAccount(key: string, account: string, isUnderWay: boolean) {
  const accounts = accountsIn(localStorage, key);
  if (isUnderWay === accounts.has(account)) return;
  if (isUnderWay) accounts.add(account);
  else accounts.delete(account);
  if (accounts.size) localStorage.setItem(key, [...accounts].join('\n'));
  else localStorage.removeItem(key);
}

/** Records whether a job of an account is running. */
export function setImportUnderWay(account: string, isUnderWay: boolean) {
  try {
    for (const key of keys) setAccount(key, account, isUnderWay);
  } catch {
    // Without this mark, it continues when the import page is opened.
  }
}
