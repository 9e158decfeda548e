export const archive = {
  archive: {
    subject: 'The archive of {name}’s memorial',
    preheader: 'Everything that the memorial holds, in one file, to keep.',
    heading: 'The archive of {name}’s memorial',
    host: 'Here is everything that the memorial holds, in one file: the photos as they were sent, the words, what others added, the printed book, and a page that shows it all without the internet.',
    successor:
      '{owner} looks after the memorial of {name}, and has named you to have its archive too. It is everything that the memorial holds, in one file: the photos as they were sent, the words, what others added, the printed book, and a page that shows it all without the internet.',
    ending:
      'The memorial is kept here until {date}. Whatever happens after that, what you download now is yours.',
    how: 'The file may be large: a computer is a good place for it. Please keep a second copy on another disk or a USB stick. The photos in it may still say where they were taken.',
    open: 'Download the archive',
    lasts: 'The link is yours alone. It works until {date}.',
    why: 'You receive this because you look after a memorial on {product}.',
    whySuccessor: 'You receive this because {owner} named you on {product}.',
    decline: 'I would rather not',
    yearly: 'Would you like a short mail once a year to say that the memorial is still here?',
    yearlyAsk: 'Yes, once a year',
  },
  declined: {
    subject: 'An answer about the archive of {name}’s memorial',
    heading: 'About the archive',
    said: 'You named {who} to have the archive of {name}’s memorial. {who} would rather not, and is sent nothing more.',
    kindly:
      'That need not mean anything: some people would rather not keep such things. If you like, name somebody else.',
    open: 'Name somebody else',
    why: 'You receive this because you look after a memorial on {product}.',
  },
  signOfLife: {
    subject: '{name}’s memorial is still here',
    first: 'You asked us to write to you once a year. The link at the foot of this mail stops these mails.',
    heading: '{name}’s memorial is still here',
    named: '{owner} looks after it, and has named you to have its archive.',
    kept: 'It is kept until {date}; who looks after it can keep it for further years.',
    gone: 'If {owner} can no longer look after it, please write to us: we will tell you what is needed for somebody in the family to look after it.',
    help: 'How to reach us',
    open: 'Open the memorial',
    stop: 'No more of these mails',
    why: 'You receive this because {owner} named you on {product}, and you asked for it.',
  },
} as const
