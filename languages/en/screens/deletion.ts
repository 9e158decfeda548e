/** Deleting a memorial, bringing it back, and what the profile says after both, or after leaving one. */
export const deletion = {
  delete: 'Delete this memorial',
  title: 'Delete this memorial?',
  everyone:
    'It will be gone for everyone: for guests, whoever has the link, and everybody who looks after it with you.',
  until:
    'You can bring it back from your profile until {date}. After that its words, its photos and what others left are deleted for good.',
  archive:
    'You may want to keep a copy first: <archive>download the archive</archive>, with every photo and every word.',
  type: 'To be sure, type the name: {name}',
  missing: 'Please type the name.',
  mismatch: 'This is not the name of this memorial.',
  keep: 'Keep it',
  confirm: 'Delete',
  deleting: 'Deleting…',
  failed: 'It could not be deleted. Please try again.',

  deleted: '{name}’s memorial was deleted.',
  deletedHelp: 'You can bring it back until {date}, under Deleted memorials.',
  left: 'You no longer look after {name}’s memorial.',
  leftHelp: 'What you have done for it stays. Thank you.',

  listTitle: 'Deleted memorials',
  keptUntil: 'Deleted {date}. You can bring it back until {until}.',
  restore: 'Bring it back',
  restoreNamed: 'Bring it back: {name}',
  restoring: 'Bringing it back…',
  restored: '{name}’s memorial is back, with everything that was in it.',
  open: 'Open it',
  restoreFailed: 'It could not be brought back. Please try again.',
} as const
