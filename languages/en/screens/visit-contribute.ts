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
  noScript: 'Photos and recordings take JavaScript, which does not run here. Words can be sent all the same.',
} as const
