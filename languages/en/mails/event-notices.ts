export const eventNotices = {
  /** A host's message about an event, to whoever answered or was invited. */
  eventNotice: {
    subject: 'Something new for {name}’s memorial',
    preheader: 'What is new, and how to change your answer.',
    preheaderInvited: 'What is new, and the way to answer.',
    why: 'You receive this because somebody answered for this memorial on {product} and gave this address, {email}, and there is something new on its day.',
    whyInvited:
      'You receive this because this family invited {email} to a memorial on {product}, and there is something new on its day.',
    answer: 'If your answer is another one now, you can change it here.',
    answerInvited: 'You have not answered yet. You can do so here.',
    answerNow: 'Answer',
  },
} as const
