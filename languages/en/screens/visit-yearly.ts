/** The note once a year that a visitor asks for. */
export const visitYearly = {
  title: 'A note once a year',
  offer:
    'If you like, we write to you each year on {day}, to remember {name}. One mail a year, nothing else, and one press stops it.',
  ask: 'Write to me once a year',
  none: 'The day of the year is not known here, so there is no yearly note.',
  email: 'Your email',
  emailHelp: 'We mail you a link first, so that nobody can ask in your name.',
  send: 'Write to me',
  mailed: 'Please look at your mail',
  mailedText: 'A mail with one link is on its way. Press it within a week, and we write to you each year.',
  confirm: {
    title: 'Shall we write to you once a year?',
    question: 'One mail a year on that day, and nothing else.',
    confirm: 'Yes, write to me',
    done: 'Thank you. We write to you once a year.',
    help: 'Each of these mails has a link that ends them.',
    unknown: 'This link has run out. You can ask again on the memorial.',
  },
  end: {
    title: 'Stop the yearly note',
    question: 'Shall we stop writing to you once a year about this memorial?',
    confirm: 'Yes, stop',
    done: 'Done. We write to you no more.',
    help: 'If you change your mind, you can ask again on the memorial.',
    unknown: 'This link is no longer in use. No yearly note is sent because of it.',
  },
} as const
