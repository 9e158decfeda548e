/** How long a memorial is kept, what happens then, and another year. */
export const retention = {
  pageTitle: 'Another year',

  card: {
    title: 'How long it is kept',
    loading: 'Looking up how long it is kept',
    failed: 'We could not look up how long it is kept.',
    unpaid: 'The year begins when the memorial is paid for.',
    keptUntil: 'Kept until {date}',
    reminders:
      'We write to everyone who looks after it 60 days, 14 days and one day before it ends, and say how to take everything along.',
    grace: 'After it, visitors can read the memorial for 30 more days, until {date}.',
    afterwards:
      'If nobody adds another year by then, its page closes. You still have everything until {date}; after that day it is removed for good.',
    stillOpen: 'Everyone can still read the memorial until {date}.',
    thenCloses:
      'Then its page closes, and you still have everything until {date}. After that day it is removed for good.',
    comesOn: 'Another year keeps everything as it is, until {date}.',
    closed: 'Its page is closed',
    closedOn: 'The year ended on {date}, and visitors can no longer read the memorial.',
    filesUntil: 'You still have everything until {date}. After that day it is removed for good.',
    comesBack: 'Another year opens its page again at once, and keeps everything until {date}.',
    canExtendFrom: 'From {date} on you can add another year for {price}.',
    costs: 'Another year costs {price}, once.',
    extend: 'Keep it another year',
    endedOn: 'The year ended on {date}',
  },

  notice: {
    ENDING: 'The year ends on {date}',
    ENDINGText:
      'After it, visitors can read the memorial for 30 more days. There is time to take everything along, or to keep it another year.',
    GRACE: 'The year ended on {date}',
    GRACEText: 'Everyone can still read the memorial until {date}. Then its page closes.',
    ARCHIVED: 'The page of this memorial is closed',
    ARCHIVEDText:
      'The year is over, and visitors can no longer read it. You still have everything until {date}. Another year opens the page again at once.',
    keepsakes: 'Take everything along',
    extend: 'Keep it another year',
  },

  extend: {
    intro: '{name}’s memorial then stays as it is until {date}.',
    introUnnamed: 'The memorial then stays as it is until {date}.',
    item: 'Another year of the memorial for {name}',
    itemUnnamed: 'Another year of the memorial',
    includes: 'One payment, no monthly fees. Everything is kept until {date}.',
    gone: 'No memorial found. Please create or select a memorial.',
    unpaid: 'This memorial is not paid for yet',
    unpaidHelp: 'Its first year begins with the first payment, on its dashboard.',
    early: 'The memorial is kept until {date}',
    earlyHelp: 'Nothing needs to be done now. From {date} on you can add another year for {price}.',
    back: 'Keepsakes',
    toDashboard: 'Dashboard',
    done: {
      title: 'Kept for another year',
      intro: 'Thank you. Everything stays as it is until {date}.',
      receipt: 'A receipt is on its way to your email.',
      reminder: 'We will write to everyone who looks after the memorial well before that day.',
    },
    title: 'Keep it another year',
    loading: 'Looking up how long it is kept',
  },

  ended: {
    title: 'This memorial’s year has ended',
    text: 'Its family can still keep it for another one. Until then nobody can read it here.',
    hosts: 'If you look after it, everything is still there for you:',
  },
} as const
