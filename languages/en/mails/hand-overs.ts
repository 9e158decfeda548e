export const handOvers = {
  handOver: {
    subject: {
      ASKED: '{name}’s memorial is to be looked after by {heir}',
      DONE: '{name}’s memorial is looked after by {heir} now',
      CALLED_OFF: '{name}’s memorial stays as it is',
    },
    heading: {
      ASKED: 'Another owner is asked for',
      DONE: 'The memorial has another owner',
      CALLED_OFF: 'The owner stays',
    },
    toHosts: {
      ASKED:
        'Somebody has asked us to make {heir} the owner of {name}’s memorial, and has shown us why. Nothing has changed yet, and nothing will before {date}.',
      DONE: 'As we wrote to you, {heir} is the owner of {name}’s memorial now. Whoever owned it before still looks after it. Nothing of the memorial was changed or read by this.',
      CALLED_OFF: 'The memorial of {name} is not handed over to {heir}. Everything stays as it is.',
    },
    toHeir: {
      ASKED:
        'Somebody has asked us to make you the owner of {name}’s memorial. Its family can object until {date}. You need to do nothing.',
      DONE: 'You are the owner of {name}’s memorial now. You can change it, ask others to help, and decide how long it stays.',
      CALLED_OFF: 'The memorial of {name} is not handed over to you. Everything stays as it is.',
    },
    object: 'If this is not right, each of you who looks after the memorial can stop it until then.',
    refuse: 'If you do not know of this, or do not want it, please write to us.',
    someone: 'somebody else',
    stop: 'See it, or stop it',
    whyHeir: 'You receive this because somebody named you to look after {name}’s memorial on {product}.',
  },
} as const
