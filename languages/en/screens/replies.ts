/** Whom replies of guests reach: on Share, and among the settings. */
export const replies = {
  title: 'Replies from guests',
  take: 'Send me what guests reply',
  help: 'Many people simply reply to the mail they got. What they write then reaches you, and they see the address that you log in with. You can change this in the settings at any time. Everyone who looks after the memorial chooses this for themselves.',
  on: 'Saved: replies reach you.',
  off: 'Saved: replies do not reach you.',
  failed: 'Unable to save your choice',
  unknown: 'Unable to look up what you chose about replies',
} as const
