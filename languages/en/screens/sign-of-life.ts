/** A successor's sign of life: one mail a year. */
export const signOfLife = {
  mailedAbout: 'The memorial of {name}',
  visitMemorial: 'Visit the memorial',
  ask: {
    pageTitle: 'One mail a year?',
    title: 'One mail a year?',
    question:
      'Shall we write to you once a year to say that this memorial is still here, and what you can do if nobody looks after it any more? Nothing else.',
    confirm: 'Yes, once a year',
    done: 'Thank you. We write to you once a year.',
    help: 'Each of these mails has a link that ends them.',
    unknown:
      'This link is no longer in use: whoever looks after the memorial has named others since, or it is gone.',
    backToLanding: 'Back to Landing Page',
  },
  end: {
    pageTitle: 'No more yearly mails',
    title: 'No more yearly mails',
    question:
      'Shall we stop writing to you once a year about this memorial? You can still be sent its archive.',
    confirm: 'Yes, stop',
    done: 'Done. You will get no more yearly mails.',
    help: 'If you change your mind, ask again by the link in the mail with the archive.',
    unknown: 'This link is no longer in use. No yearly mail is sent because of it.',
    backToLanding: 'Back to Landing Page',
  },
} as const
