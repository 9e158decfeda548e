/** What visitors add: the card on the page, and the dialog behind it. */
export const visitContribute = {
  title: 'Contribute',
  lede: 'A photo from a drawer, a line you remember. It joins the others on this page.',
  add: 'Add a memory',
  change: 'Add to it or change it',
  other: 'Somebody else would like to add a memory here',
  added: 'You added a memory on {date}.',
  waits: 'You added a memory on {date}. The family will see it first.',
  hidden: 'You added a memory on {date}. The family has put it aside for now.',
  begun: 'What you began is kept on this device. It is not sent yet.',
  begunBy: 'What {name} began is kept on this device. It is not sent yet.',
  goOn: 'Go on with it',
  awaitsCode:
    'Your memory is kept on this device. To send it, enter the code that we mailed to <b>{email}</b>.',
  enterCode: 'Enter the code',
  opening: 'Opening',
  openFailed: 'This could not be opened. Please check your connection, and press it again.',
  noScript: 'To add a memory, please open this page in a browser with JavaScript.',
} as const
