/** The donation card of the public memorial, and the dialog it opens. */
export const visitDonate = {
  title: 'Donate',
  soFar: '{amount} so far, in {count, plural, one {one donation} other {# donations}}.',
  none: 'Nothing has been given yet.',
  receiver: 'Received by {recipient}, the family says.',
  receiverWhen: 'Received by {recipient}, the family says. When: {payout}.',
  receiverUnsaid: 'The family has not said yet to whom the money is paid. You can ask them before you give.',
  charity: 'Charity number, as the family gives it: {charity}.',
  given:
    '{count, plural, one {You gave {amount} on {date}.} other {You gave {amount} in # donations, the last one on {date}.}}',
  stillSignedIn:
    'You are still signed in on this device as <b>{email}</b>. The menu at the top of the page logs you out.',
  goal: 'Goal: {amount}',
  fund: 'What for',
  amount: 'Amount',
  other: 'Other',
  otherAmount: 'Other amount',
  otherHelp: 'From {min} to {max}.',
  withFee: '{amount} donation + {fee} processing fee',
  feeLater: 'The processing fee is shown as soon as there is an amount.',
  feeNext: 'The processing fee is shown before you pay.',
  donateSum: 'Donate {total}',
  notReady: 'Payment system not ready. Please refresh the page.',
  initFailed: 'Failed to initialize payment system. Please refresh the page.',
} as const
