/** The Share step: invitations, the link, and what happens next. */
export const share = {
  title: 'Share {name}’s memorial',
  /** By who can see it; `ready` until that is known. */
  intro: {
    ready: 'It is ready; you can go on changing it.',
    LINK: 'It is ready. Share it with whom you like, when you like; you can go on changing it.',
    PASSCODE:
      'It is ready. Whoever has the link also needs the word: share both with whom you like. You can go on changing it.',
    PRIVATE: 'It is ready, and only those who look after it can see it. You can go on changing it.',
  },
  viewMemorial: 'View Memorial',
  loading: 'Looking up your contacts',
  loadFailed: 'Unable to load your memorial data. Please try refreshing the page.',

  card: {
    of: 'Celebrating the life of',
    portrait: 'Portrait of {name}',
  },
  invite: {
    title: 'Invite your contacts',
    what: 'Each person gets an email with {name}’s photo, the date and one button.',
    whatPlain: 'Each person gets an email with one button that leads to the memorial.',
    waiting:
      '{count, plural, one {# contact with an email address is still to be invited.} other {# contacts with an email address are still to be invited.}}',
    allInvited:
      '{count, plural, one {The one contact with an email address has been invited.} other {All # contacts with an email address have been invited.}}',
    allInvitedOrAnswered:
      '{count, plural, one {The one contact with an email address has answered.} other {All # contacts with an email address have been invited or have answered.}}',
    nobody: 'There is nobody with an email address among your contacts yet.',
    send: 'Send Invitations',
    addContacts: 'Add contacts',
    bounced:
      '{count, plural, one {# invitation could not be delivered.} other {# invitations could not be delivered.}}',
  },
  private: {
    title: 'This memorial is private',
    text: 'Only those who look after it can see it, so an invitation would lead nobody there. Choose that it opens by its link, or by a word, and you can invite people.',
    change: 'Choose who can see it',
  },
  phones: {
    title:
      '{count, plural, one {# contact has a phone number only} other {# contacts have a phone number only}}',
    help: 'They get no email. A text from you will reach them.',
    helpPrivate: 'While the memorial is private, a text would lead them nowhere.',
    text: 'Text the link',
    textNamed: 'Text the link to {who}',
    texted: '{texted, number} of {count, number} texted so far.',
    textFirst: 'Text the link to {who}',
    textNext: 'Text the next: {who}',
    all: 'See all {count, number}',
    done: 'Texted',
    undo: 'Not sent',
    undoNamed: 'Not sent to {who}',
    ticked: '{who} is ticked off.',
    notTicked: '{who} could not be ticked off: {reason}',
  },
  dialog: {
    title: '{count, plural, one {Send # invitation?} other {Send # invitations?}}',
    body: 'One email to each contact who has an address and was neither invited yet nor has answered. They go out at once and cannot be called back.',
    notYet: 'Not yet',
    sending: 'Sending',
  },
  result: {
    title: 'Email invitations sent to {count, number} recipient(s)!',
    body: 'Each answer will appear on your dashboard.',
    phones:
      '{count, plural, one {One contact with a phone number only is still waiting for a text from you.} other {# contacts with a phone number only are still waiting for a text from you.}}',
  },
  trouble: {
    noMemorial: 'Memorial UUID is missing. Please try again.',
    noSession: 'You must be logged in to send invitations.',
    error: 'An error occurred while sending invitations. Please try again.',
  },
  link: {
    title: 'Pass the link on',
    making: 'Making the link',
  },
  next: {
    seeAsVisitor: 'See it as they will',
    title: 'What happens next',
    open: {
      title: 'People open the link',
      text: {
        LINK: 'They see the memorial at once. Nobody needs an account to look.',
        PASSCODE:
          'They enter the word and see the memorial; whoever you invited by email needs no word. Nobody needs an account to look.',
        PRIVATE: 'While it is private, it opens only for those who look after it.',
      },
    },
    reply: { title: 'They reply', text: 'You see who is coming on your dashboard.' },
    add: {
      title: 'They add what they remember',
      text: 'Their photos and memories join yours. You can hide any of them.',
    },
    give: {
      title: 'They give, if you name a cause',
      text: 'In place of flowers, for example. It can be named now or later: until then nobody is asked.',
      name: 'Name a cause',
    },
    keep: { title: 'You keep it', text: 'As a slideshow for the day, and as a book to print.' },
  },
} as const
