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
} as const
