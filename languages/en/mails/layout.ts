/** What stands in every mail, and the mailbox of developers. */
export const layout = {
  layout: {
    help: 'Help and privacy',
    /** The first line of mails that may be answered: whatever stands below it in an answer is ours. */
    writeAbove: 'Please write above this line',
    sentBy: 'Sent by {product}',
    /** Instead of a name: “in memory of a loved one”. */
    someoneLoved: 'a loved one',
    inNameOf: '{host} via {product}',
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
