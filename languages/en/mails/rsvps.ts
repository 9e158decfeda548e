export const rsvps = {
  rsvp: {
    subject: 'Your RSVP for {name}’s memorial',
    preheader: 'Your answer: {answer}. You can change it later.',
    thanks: 'Thank you. Your answer has been passed on to the family.',
    /** As the page asks it, of oneself; hosts read `tables.answers`. */
    answers: {
      ATTENDING: 'Attending',
      NOT_ATTENDING: 'Not Attending',
      UNSURE: 'Not Sure',
    },
    answer: 'Your answer: {answer}.',
    guests: 'You bring {guests, plural, one {# guest} other {# guests}}.',
    calendar: 'The day is attached, for your calendar.',
    change: 'Change my answer',
    takeBack: 'Take my answer back',
    why: 'You receive this because somebody answered for a memorial on {product} and gave this address, {email}.',
    unsubscribe: 'No more mail about this memorial',
    notMe: 'This was not me: no more mail about this memorial',
  },
  reminder: {
    subject: '{name}’s memorial is on {date}',
    preheader: 'When and where it is, and your answer, should it have changed.',
    near: 'The day is near. This is what the family has told about it.',
    attending: 'You said that you are coming.',
    watching: 'You said that you will watch it online.',
    unsure: 'You were not sure yet. If you know by now, the family would be glad to hear it.',
    change: 'See or change my answer',
    why: 'You receive this because somebody answered for this memorial on {product} and gave this address, {email}. It is the only reminder of this day.',
  },
  daySet: {
    preheader: 'The family has set the day. Here is when and where.',
    set: 'The day is set. This is what the family has told about it.',
    why: 'You receive this because somebody answered for this memorial on {product} before its day was set, and gave this address, {email}.',
  },
} as const
