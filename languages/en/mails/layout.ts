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
    openMemorial: 'Open the memorial',
    visitMemorial: 'Visit the memorial',
    memorialFor: 'The memorial for',
    reference: 'Receipt number: {reference}',
    testMode: 'Test mode: no card was charged.',
    thanks: 'Thank you',
    onItsWay: '{amount} is on its way back to you.',
    nothingToDo: 'There is nothing that you need to do.',
    asked: '{host} asked us to send this to {email}.',
    dear: 'Dear {name},',
    stop: 'No more of these mails',
    whyHost: 'You receive this because you look after a memorial on {product}.',
    whyHostOf: 'You receive this because you look after {name}’s memorial on {product}.',
    whyHostOfThis: 'You receive this because you look after this memorial on {product}.',
    whyHelper: 'You receive this because you helped to look after a memorial on {product}.',
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
