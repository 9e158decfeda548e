/** A gift: what it costs, its payment and the thanks. */
export const visitGiving = {
  title: 'Your donation',
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
  signedInAs: 'Logged in as <b>{email}</b>. The receipt goes there.',
  notYou: 'Not {name}?',
  anonymous: 'Donate without showing my name, to the family or on the page',
  donate: 'Donate {total}',
  donating: 'Donating',
  failed: 'Donation failed. Please try again.',
  nothingTaken: 'Nothing was charged.',
  unclear: 'We could not hear whether your gift went through.',
  unclearHelp:
    'Your card may have been charged. Please press the button again once you are connected: it does not take the money twice. A gift that went through is also confirmed by mail.',
  done: {
    title: 'Thank you',
    given: '{amount} goes to {fund}, in memory of {name}.',
    anonymous: 'Your name is shown to nobody.',
    receipt: 'A receipt is on its way to {email}.',
    test: 'Test mode: no card was charged.',
  },
} as const
