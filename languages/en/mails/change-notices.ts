export const changeNotices = {
  /** Tells people who answered that the programme changed. */
  programmeChange: {
    subject: {
      SET: 'The day of {name}’s memorial is set',
      NEW: 'Something new for {name}’s memorial',
      CHANGED: 'A change for {name}’s memorial',
    },
    preheader: {
      SET: 'When and where it is, and how to change your answer.',
      NEW: 'What is new, and how to change your answer.',
      CHANGED: 'What was, what is, and how to change your answer.',
    },
    /** Where hosts wrote no words of their own. */
    words: {
      SET: 'The day is set. Please look below at when and where it is.',
      NEW: 'There is something new on the day. Please look below.',
      CHANGED: 'Something has changed. Please look at what is new below.',
    },
    changed: {
      SET: 'When and where it is:',
      NEW: 'What is new:',
      CHANGED: 'What has changed:',
    },
    when: 'When:',
    where: 'Where:',
    called: 'It is called:',
    before: 'Before:',
    unset: 'not settled yet',
    new: 'New: {name}',
    until: '{from} to {text}',
    takesPlace: 'It takes place after all.',
    stream: 'It can be watched online, at {site}. The link is on the page.',
    newStream: 'The link to watch it is a new one, at {site}. Please use the one on the page.',
    noStream: 'The link to watch it is no longer there.',
    notStreamed: 'It is not streamed. Anyone who sells you a link is not from the family.',
    details: 'What to know: {text}',
    detailsOnPage: 'What to know has changed. It is on the page.',
    /** In place of a place that mails do not show. */
    placeOnPage: 'It is on the page.',
    answer: 'If your answer is another one now, you can change it here.',
    preheaderInvited: {
      SET: 'When and where it is, and the way to answer.',
      NEW: 'What is new, and the way to answer.',
      CHANGED: 'What was, what is, and the way to answer.',
    },
    answerInvited: 'You have not answered yet. You can do so here.',
    answerNow: 'Answer',
    whyInvited: {
      SET: 'You receive this because this family invited {email} to a memorial on {product}, and its day is set.',
      NEW: 'You receive this because this family invited {email} to a memorial on {product}, and there is something new on its day.',
      CHANGED:
        'You receive this because this family invited {email} to a memorial on {product}, and its day has changed.',
    },
    why: {
      SET: 'You receive this because somebody answered for this memorial on {product} and gave this address, {email}, and its day is set.',
      NEW: 'You receive this because somebody answered for this memorial on {product} and gave this address, {email}, and there is something new on its day.',
      CHANGED:
        'You receive this because somebody answered for this memorial on {product} and gave this address, {email}, and what was answered has changed.',
    },
  },
} as const
