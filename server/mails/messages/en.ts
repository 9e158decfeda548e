/**
 * What mails say, in ICU message format; one section a part of the product.
 * A date comes into a message already written, by `mailDate`.
 */
export const en = {
  layout: {
    sentBy: 'Sent by {product}',
  },
  mailbox: {
    title: 'Mailbox',
    hint: 'Every mail that {product} would have sent. Nothing leaves this machine.',
    empty: 'No mail yet. What {product} sends will appear here.',
    count: '{count, plural, one {# mail} other {# mails}}, newest first',
    to: 'To {address}',
    back: 'All mails',
    plain: 'Plain text',
    missing: 'There is no such mail here.',
  },
  receipt: {
    subject: 'Your receipt for {name}’s memorial',
    preheader: '{amount}, paid once. Thank you.',
    heading: 'Thank you',
    thanks: 'Your payment for {name}’s memorial has arrived. There is nothing more to pay.',
    amount: 'Amount: {amount}',
    tax: 'Goods and services tax (GST) is included.',
    paidOn: 'Paid on: {date}',
    reference: 'Receipt number: {reference}',
    test: 'Test mode: no card was charged.',
    keeps: 'We keep everything for one year, until {until}. We will write to you well before then.',
    open: 'Open the memorial',
    why: 'You receive this because you paid for a memorial on {product}.',
  },
} as const
