export const archive = {
  archive: {
    subject: 'The archive of {name}’s memorial',
    preheader: 'Everything that the memorial holds, in one file, to keep.',
    host: 'Here is everything that the memorial holds, in one file: the photos as they were sent, the words, what others added, the printed book, and a page that shows it all without the internet.',
    successor:
      '{owner} looks after the memorial of {name}, and has named you to have its archive too. It is everything that the memorial holds, in one file: the photos as they were sent, the words, what others added, the printed book, and a page that shows it all without the internet.',
    ending:
      'The memorial is kept here until {date}. Whatever happens after that, what you download now is yours.',
    how: 'The file may be large: a computer is a good place for it. Please keep a second copy on another disk or a USB stick. The photos in it may still say where they were taken.',
    open: 'Open the archive',
    signIn:
      'The button opens a page where you log in with this address. You need no password: we mail you a code.',
    whySuccessor: 'You receive this because {owner} named you on {product}.',
    decline: 'Not me, or I would rather not',
  },
} as const
