export const anniversaries = {
  anniversary: {
    subject: {
      DEATH: 'Remembering {name} today',
      BIRTH: '{name}’s birthday is today',
      MEMORIAL: 'Remembering {name} today',
    },
    first: 'You asked us to write to you once a year on this day.',
    overline: 'Remembering',
    today: {
      DEATH: '{years, plural, one {A year ago today, {name} died.} other {# years ago today, {name} died.}}',
      BIRTH:
        '{years, plural, one {{name} was born a year ago today.} other {{name} was born # years ago today.}}',
      MEMORIAL:
        '{years, plural, one {A year ago today, people came together to remember {name}.} other {# years ago today, people came together to remember {name}.}}',
    },
    invite: 'The photos and stories are where you left them, whenever you like.',
    why: 'You receive this because you asked for it on {product}: one mail on this day of the year, and nothing else.',
  },
  yearlyNote: {
    subject: 'Shall we write to you once a year about {name}?',
    preheader: 'One press, and we do. Without it you hear nothing more.',
    heading: 'Once a year',
    asked:
      'Somebody gave this address on the memorial of {name}, to get one mail a year on {day}. If it was you, please press once.',
    confirm: 'Yes, write to me',
    ignore: 'If it was not you, there is nothing to do: without this press nothing more comes.',
    why: 'You receive this because this address was given on a memorial on {product}.',
    stop: 'Delete this address',
  },
} as const
