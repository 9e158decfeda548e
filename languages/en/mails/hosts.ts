export const hosts = {
  hostInvitation: {
    subject: '{host} asks you to help look after {name}’s memorial',
    preheader: 'You would look after it together. There is no hurry.',
    asks: '{host} is looking after this memorial, and asks whether you would help.',
    means:
      'If you say yes, you can change its words and photos, invite people to it, and read what they leave there. Nothing is expected of you: do as much or as little as you like.',
    meansModerating:
      'If you say yes, you look at what others add before or after it appears, and remove what does not belong there. You cannot change the memorial itself. Nothing is expected of you: do as much or as little as you like.',
    open: 'See the invitation',
    address:
      'This link is yours alone, and works until {date}. If the button does not work, copy the address into your browser:',
    no: 'If you would rather not, or this is not for you, there is nothing to do.',
  },
  hostAccepted: {
    subject: '{helper} now helps look after {name}’s memorial',
    preheader: 'You look after it together from now on.',
    heading: '{helper} said yes',
    can: '{helper} ({email}) now looks after {name}’s memorial with you: both of you can change its words and photos, invite people, and read what they leave there.',
    canModerate:
      '{helper} ({email}) now looks after what others add to {name}’s memorial, and can approve or remove it. The memorial itself stays as it is.',
    yours: 'Only you can delete the memorial, and you can end their part at any time.',
  },
  hostRemoved: {
    subject: 'Your part in looking after {name}’s memorial',
    preheader: 'Thank you for what you have done for it.',
    heading: 'Thank you for your help',
    ended: '{owner} has ended your part in looking after {name}’s memorial. What you have done for it stays.',
    ask: 'There is nothing you need to do. If this comes as a surprise, please talk to {owner}.',
  },
  hostLeft: {
    subject: '{helper} no longer helps look after {name}’s memorial',
    preheader: 'What they have done for it stays.',
    heading: '{helper} has stepped back',
    left: '{helper} ({email}) has stopped helping to look after {name}’s memorial. What they have done for it stays.',
    again: 'You can ask them again, or somebody else, whenever you like.',
  },
} as const
