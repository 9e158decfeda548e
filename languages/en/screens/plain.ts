/** What a page of the app says where its scripts cannot run. Written by the server only, and so without arguments. */
export const plain = {
  old: {
    title: 'This page needs a newer browser',
    text: 'The browser on this device is some years old and cannot show this page. You have done nothing wrong, and nothing is lost: what you wrote here stays on this device.',
  },
  off: {
    title: 'This page needs JavaScript',
    text: 'It is switched off in this browser. You can switch it on in the browser’s settings and open this page again. What you wrote here stays on this device.',
  },
  lost: {
    title: 'A part of this page did not arrive',
    text: 'The connection may be weak, or something on this device holds it back. What you wrote here stays on this device.',
    again: 'Try Again',
  },
  works: {
    title: 'This works here',
    read: 'Reading every memorial, with its photos and stories',
    answer: 'Saying whether you will come',
    give: 'Giving to a fund',
  },
  lacks: {
    title: 'This does not work here',
    build: 'Building a memorial and looking after it',
    account: 'Logging in to your account',
  },
  onwards: {
    title: 'How to go on',
    elsewhere:
      'Go on with another phone or computer, or with another browser. This is the address, to write down or to send:',
    newer: 'If you can, ask somebody to bring this device or its browser up to date.',
  },
} as const
