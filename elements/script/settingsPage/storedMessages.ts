import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Names of what is stored in this browser. */
export const storedNames = messages({
  settings: 'Settings, titles and lists that you typed',
  backups: 'Backups of the settings',
  lists: 'Your lists',
  answers: "AniList's answers",
  drafts: 'Saved drafts',
  writes: 'Changes that wait to be sent',
  journal: 'History of your changes',
  imports: 'Imports and bulk edits',
});

/** The consequence of deleting each. */
export const deletionText = messages({
  settings: 'Everything goes back to its default. A backup is made first.',
  backups: 'Earlier settings can no longer be restored.',
  lists: 'They are loaded again when a feature needs them.',
  answers: 'They are loaded again when a feature needs them.',
  drafts: 'Texts that you have not posted are lost.',
  writes: 'These changes never reach AniList.',
  journal: 'Changes so far can no longer be undone here. They stay on AniList.',
  imports: 'Their results can no longer be seen or undone here.',
});

/** Texts about what is stored. */
export const storedText = messages({
  intro: 'All of this is in this browser only. Your permission from AniList is deleted when you sign out.',
  size: (bytes: number) => (bytes ? `${formatNumber(Math.ceil(bytes / 1024))} KB` : 'nothing'),
  delete: 'Delete',
  sure: 'Delete for good',
  cancel: 'Cancel',
  deleted: (name: string) => `Deleted: ${name}.`,
  inUse: 'in use',
  failed: (name: string) => `This browser couldn't delete: ${name}.`,
  reason: 'Before: settings deleted',
});
