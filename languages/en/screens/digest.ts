/** The mail in the evening about what came in: its switch, and the end of it from the mail itself. */
export const digest = {
  title: 'Mail about what comes in',
  daily: 'Write to me in the evening when something came in',
  help: 'At most one mail a day, with the answers, memories and gifts since the last one. When nothing came in, there is no mail. Everyone who looks after the memorial chooses this for themselves.',
  loading: 'Looking up what you chose',
  on: 'Saved: we write to you in the evening.',
  off: 'Saved: we do not write to you about what comes in.',
  failed: 'Unable to save your choice',
  unknown: 'Unable to look up what you chose',
  end: {
    title: 'No more of these mails',
    question:
      'Shall we stop writing to you about what comes in for this memorial? What comes in stays there for you to read.',
    confirm: 'Yes, stop',
    done: 'We will not write to you about this memorial’s news again.',
    help: 'If you would like these mails again one day, the memorial’s settings have a switch for it.',
    unknown: 'This link is no longer in use. We do not write to you because of it.',
  },
} as const
