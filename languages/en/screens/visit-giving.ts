/** The dialog that the donation card opens. */
export const visitGiving = {
  turn: '{turn, number} of {turns, number}',
  title: 'Your donation',
  lookFailed: 'We could not find out who is signed in here.',
  intro:
    'We mail you a short code, so that the receipt reaches you. No password is needed, and the card comes after it.',
  passwordIntro: 'With a password you can come back and read what you gave. The card comes after it.',
  consent:
    'Those who look after the memorial see your name and the amount, unless you give without your name. The page shows the sum of all gifts alone, and your email address is shown to nobody. If something is wrong with a gift, <support>write to us</support>: we can give it back. <privacy>What we keep</privacy>',
  receipt: 'What you pay',
  fee: 'Processing fee',
  total: 'You pay',
  totalPaid: 'You paid',
  sum: '{amount} {currency}',
  receivedBy: 'Received by',
  receivedWhen: 'When',
  receiverUnsaid: 'The family has not said yet',
  charity: 'Charity number, as the family gives it',
  signedInAs: 'Signed in as <b>{email}</b>. The receipt goes there.',
  notYou: 'Not {name}?',
  anonymous: 'Donate without showing my name, to the family or on the page',
  donate: 'Donate {total}',
  donating: 'Donating',
  failed: 'Donation failed. Please try again.',
  nothingTaken: 'Nothing was charged.',
  unclear: 'We could not hear whether your gift went through.',
  unclearHelp:
    'Your card may have been charged. Please do not give a second time: as soon as you are connected again we look by ourselves, and say it here. A gift that went through is also confirmed by mail. Pressing the button again does not take the money twice.',
  notYetTaken: 'Nothing has been charged so far. Trying again does not take the money twice.',
  done: {
    title: 'Thank you',
    given: '{amount} goes to {fund}, in memory of {name}.',
    anonymous: 'Your name is shown to nobody.',
    receipt: 'A receipt is on its way to {email}.',
    test: 'Test mode: no card was charged.',
    close: 'Back to the memorial',
  },
} as const
