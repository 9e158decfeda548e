export const contacts = {
  invitation: {
    subject: 'Memorial for {name}',
    preheader: 'You are invited to celebrate the life of {name}.',
    overline: 'Celebrating the life of',
    portrait: 'A portrait of {name}',
    joinMe:
      'Please join me in celebrating the life of {name}. View their memorial and share your own memories.',
    join: 'Please join in celebrating the life of {name}. View their memorial and share your own memories.',
    reply:
      'You can say there whether you are able to come. A photo from a drawer, or a line you remember, would mean a great deal.',
    add: 'A photo from a drawer, or a line you remember, would mean a great deal.',
    byMail:
      'You can also simply answer this mail, with words and photos: they become a memory, and the family sees it before anybody else does.',
    reminderSubject: 'Memorial for {name}: your invitation again',
    reminderPreheader: 'In case it went astray: you are invited to celebrate the life of {name}.',
    again:
      'You may have seen this before. Here is your invitation again, in case it went astray or there was no time for it.',
    openAndReply: 'Open the memorial and reply',
    address:
      'The button knows who you are: a reply needs no password. If it does not work, copy this address, which is yours alone, into your browser:',
    sent: 'We were asked to send this to {email}.',
    sorry: 'If this is not for you, we are sorry to have disturbed you.',
    unsubscribe: 'No more invitations to this memorial',
    undelivered: 'The mail could not be delivered. Please check the address, or try again later.',
    refused: {
      NOT_AN_ADDRESS: 'This is not an e-mail address.',
      LETTERS:
        'Our mail cannot be sent to an address with letters such as é or ш before the @. Please ask them for another one.',
    },
  },
} as const
