export const payments = {
  receipt: {
    subject: 'Your receipt for {name}’s memorial',
    preheader: '{amount}, paid once. Thank you.',
    thanks: 'Your payment for {name}’s memorial has arrived. There is nothing more to pay.',
    thanksAgain:
      'Your payment for another year of {name}’s memorial has arrived. There is nothing more to pay.',
    amount: 'Amount: {amount}',
    tax: 'Goods and services tax (GST) is included.',
    paidOn: 'Paid on: {date}',
    keepsOn: 'We keep everything for another year, until {until}. We will write to you well before then.',
    keeps: 'We keep everything for one year, until {until}. We will write to you well before then.',
    why: 'You receive this because you paid for a memorial on {product}.',
  },
  free: {
    subject: '{name}’s memorial is open',
    subjectAgain: '{name}’s memorial is kept for another year',
    preheader: 'There is nothing to pay.',
    heading: 'It is open',
    headingAgain: 'Another year',
    covered: 'Your code covers {name}’s memorial. There is nothing to pay.',
    coveredAgain: 'Your code covers another year of {name}’s memorial. There is nothing to pay.',
    why: 'You receive this because you made a memorial on {product}.',
  },
  refund: {
    subject: 'Your refund for {name}’s memorial',
    heading: 'Your money is on its way back',
    sent: 'We have given back {amount} that was paid for {name}’s memorial. Banks take up to ten days to show it.',
    promo:
      'The promo code {code} could not be used any more when your payment came, so nothing was bought with it. You can pay without the code.',
    open: 'Open your memorials',
  },
} as const
