export const memorials = {
  memorialDeleted: {
    subject: '{name}’s memorial has been deleted',
    preheader: 'It can be brought back until {date}.',
    heading: 'The memorial has been deleted',
    byYou: 'You have deleted {name}’s memorial. Nobody can see it any more.',
    until:
      'If you change your mind, you can bring it back from your profile, as it was, until {date}. After that its words, photos and videos are gone for good.',
    open: 'Open your profile',
    byOwner:
      '{owner} has deleted {name}’s memorial, which you helped to look after. Nobody can see it any more.',
    askOwner:
      '{owner} can bring it back, as it was, until {date}. If this comes as a surprise, please talk to {owner}. After that its words, photos and videos are gone for good.',
    why: 'You receive this because you deleted a memorial on {product}.',
  },
} as const
