export const memorials = {
  memorialKept: {
    subject: 'Your memorial for {name} is kept',
    preheader: 'Go on with it whenever you like, on any phone or computer.',
    heading: 'Your memorial is kept',
    kept: 'What you have written for {name} so far is safe in your account.',
    goOn: 'This link opens it on any phone or computer, at the step where you were. Log in there with {email} and your password.',
    open: 'Go on with the memorial',
    underWay: 'Photos and videos that are still being sent follow while the page is open.',
    stays:
      'Take all the time you need. It stays until you delete it, and only you can see it. There is nothing to pay until you share it.',
    why: 'You receive this because you had a memorial kept by mail on {product}.',
  },
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
    whyHelper: 'You receive this because you helped to look after a memorial on {product}.',
  },
} as const
