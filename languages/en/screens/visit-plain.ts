/** A gift on a page of its own, and the sandbox's payment page. */
export const visitPlain = {
  give: {
    title: 'Give in memory of {name}',
    pageTitle: 'Give to a fund',
    back: 'Back to the memorial',
  },
  gift: {
    next: 'You pay on a page of our payment provider, Stripe, and come back here. Nothing has been charged yet.',
    nextTest: 'You pay on the next page, and come back here. Nothing has been charged yet.',
    pay: 'Pay {total}',
    needsScript:
      'Stripe’s page takes JavaScript. If it does not open, please use another browser, or ask the family how to give.',
    change: 'Change something',
    underWay: 'We have not heard yet whether your donation arrived.',
    underWayHelp: 'Please look again in a minute. Nothing is charged twice, and the receipt comes by email.',
    late: 'We still have not heard whether your donation arrived.',
    lateHelp:
      'You need not wait here. Nothing is charged twice. If your donation arrives, the receipt comes by email; if it does not within a day, it is called off, and this page says so.',
    look: 'Look again',
    over: 'This donation was not paid in time, and can no longer be.',
    again: 'Begin again',
    returned: 'This donation was given back.',
  },
  checkout: {
    title: 'Pay {amount}',
    pageTitle: 'Payment',
    bank: 'A single payment of {amount} to {product}.',
    test: 'In test mode this page stands in for the one your bank would show.',
    back: 'Back, without paying',
  },
} as const
