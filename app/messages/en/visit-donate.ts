/** The donation card of the public memorial, and the dialog it opens. */
export const visitDonate = {
  title: 'Donate',
  soFar: '{amount} so far, in {count, plural, one {one donation} other {# donations}}.',
  none: 'Nothing has been given yet.',
  goal: 'Goal: {amount}',
  fund: 'What for',
  amount: 'Amount',
  other: 'Other',
  otherAmount: 'Other amount',
  otherHelp: 'From {min} to {max}.',
  withFee: '{amount} donation + {fee} processing fee',
  feeLater: 'The processing fee is shown as soon as there is an amount.',
  donate: 'Donate',
  donateSum: 'Donate {total}',
  opening: 'One moment',
  noScript:
    'Donating takes JavaScript, which is turned off in this browser. Please turn it on, or ask the family how to give.',
  notReady: 'Payment system not ready. Please refresh the page.',
  initFailed: 'Failed to initialize payment system. Please refresh the page.',
} as const
