export const funds = {
  fundsChanged: {
    subject: 'The donation funds of {name}’s memorial were changed',
    preheader: '{editor} changed what people can give to.',
    heading: 'Donation funds were changed',
    someone: 'Somebody who looks after it',
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
      'Every gift keeps the words it was given under. Once a fund holds gifts, only the person who began the memorial can change its name, its cause or its receiver.',
    unexpected:
      'If you did not expect this, ask them about it. The person who began the memorial can change it back at any time.',
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
} as const
