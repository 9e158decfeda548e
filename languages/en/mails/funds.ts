export const funds = {
  fundsChanged: {
    subject: 'The donation funds of {name}’s memorial were changed',
    preheader: '{editor} changed what people can give to.',
    heading: 'Donation funds were changed',
    someone: 'A co-host',
    changed: '{editor} changed what people can give to in memory of {name}:',
    what: {
      ADDED: 'New: {title}',
      REOPENED: 'People can give to it again: {title}',
      RENAMED: 'Now called: {title}',
      REWORDED: 'What it is for, or who receives it, reads differently: {title}',
      GOAL: 'Another goal: {title}',
      ENDED: 'People can no longer give to it: {title}',
    },
    gone: 'A fund that held no gifts was removed.',
    stays:
      'Gifts stay with the fund they were given to. The name, the cause and the receiver of a fund that holds gifts can be changed by you alone.',
    open: 'Open the memorial',
    unexpected:
      'If you did not expect this, ask them about it. You can change it back, or end their part, at any time.',
    why: 'You receive this because {name}’s memorial on {product} is yours.',
  },
  fundAccount: {
    subject: 'Where gifts for {name} go was changed',
    preheader: 'From now on, gifts go to another account.',
    heading: 'Gifts go to another account',
    ofFund: 'We have changed the account that receives what is given to “{fund}” in memory of {name}.',
    ofAll: 'We have changed the account that receives what is given in memory of {name}.',
    stays: 'It counts for new gifts. What was given before has gone where it was given for.',
    unexpected: 'If nobody of your family asked us to, please write to us at once.',
  },
  fundChange: {
    subject: {
      ASKED: 'A fund of {name}’s memorial is to read differently',
      DONE: 'A fund of {name}’s memorial reads differently now',
      WITHDRAWN: 'A fund of {name}’s memorial stays as it is',
      OBJECTED: 'A fund of {name}’s memorial stays as it is',
      LAPSED: 'A fund of {name}’s memorial stays as it is',
    },
    heading: {
      ASKED: 'New words for a fund',
      DONE: 'A fund reads differently',
      WITHDRAWN: 'The fund stays as it is',
      OBJECTED: 'The fund stays as it is',
      LAPSED: 'The fund stays as it is',
    },
    text: {
      ASKED:
        '{editor} asks for new words for “{title}”. People have given to this fund, so everyone who looks after the memorial is told first. The words take effect on {date}, unless one of you objects.',
      DONE: 'Nobody objected to the new words for “{title}” that {editor} asked for, so they stand on the page now. The old name stays beside the new one.',
      WITHDRAWN: '{ender} has taken back the new words for “{title}”.',
      OBJECTED:
        '{ender} objects to the new words for “{title}” that {editor} asked for. They do not take effect.',
      LAPSED:
        'The new words for “{title}” do not take effect: the fund was closed, or the memorial is looked after by somebody else now.',
    },
    changed: '{field}: “{after}”, until now “{before}”',
    new: '{field}: “{after}”',
    gone: '{field}: nothing, until now “{before}”',
    other: '{field} reads differently',
    field: {
      title: 'Name',
      description: 'What it is for',
      recipient: 'Who receives the gifts',
      payout: 'When they are received',
      charity: 'Charity number',
    },
    someone: 'Somebody who looks after it',
    aFund: 'a fund',
    open: 'Look at it',
    unexpected: 'If you do not know of this, object: one press stops it. Then ask the person about it.',
    why: 'You receive this because you look after {name}’s memorial on {product}.',
  },
} as const
