/** A payment card, wherever one is asked for, and the bank's question about it. */
export const card = {
  testMode: 'Test mode: no card is charged',
  testCards: 'Cards to try',
  testOutcome: {
    succeeds: 'succeeds',
    declined: 'is declined',
    funds: 'has insufficient funds',
    confirmation: 'asks for a confirmation step',
  },
  testRest: 'Any date in the future and any three digits will do. Any other number is invalid.',
  holder: 'Cardholder name',
  holderRequired: 'Cardholder name is required',
  holderShort: 'Name must be at least {min, number} characters',
  number: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'MM / YY',
  cvc: 'Security code (CVC)',
  incomplete: 'Please enter your card details.',
  bank: {
    title: 'Your bank asks you to confirm this payment',
    body: 'A single payment of {amount} {currency} to {product}, with the card ending in {last4}.',
    test: 'In test mode this window stands in for the one your bank would show.',
    confirm: 'Confirm payment',
    decline: 'Decline',
    confirming: 'Confirming',
  },
} as const
