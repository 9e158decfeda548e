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
  code: {
    subject: 'Your {product} code: {code}',
    preheader: 'It confirms your email address. It works for {minutes} minutes.',
    heading: 'Your code',
    use: 'Type this code where you were asked for it. It confirms that this email address is yours.',
    lasts: 'It works for {minutes} minutes. Small or capital letters make no difference.',
    why: 'You receive this because someone used this address to make an account on {product}. If it was not you, there is nothing to do: without the code, nothing happens.',
  },
  reset: {
    subject: 'Choose a new password for {product}',
    preheader: 'The link inside works once, for {minutes} minutes.',
    heading: 'Choose a new password',
    asked: 'You told us that you have forgotten your password for {product}. Here you can choose a new one.',
    open: 'Choose a new password',
    lasts:
      'The link works once, for {minutes} minutes. When you use it, every device that was signed in is signed out.',
    why: 'If it was not you who asked, there is nothing to do: your password stays as it is.',
  },
  welcome: {
    subject: 'Your {product} account is ready',
    preheader: 'Your email address is confirmed.',
    heading: 'Your account is ready',
    kept: 'Thank you. Your email address is confirmed, and what you save is kept in your account.',
    return:
      'Take all the time you need. With this address and your password you can come back and go on from any device.',
    open: 'Open your account',
    why: 'You receive this because you made an account on {product}.',
  },
  invitation: {
    subject: 'Memorial for {name}',
    preheader: 'You are invited to celebrate the life of {name}.',
    overline: 'Celebrating the life of',
    portrait: 'A portrait of {name}',
    dear: 'Dear {firstName},',
    joinMe:
      'Please join me in celebrating the life of {name}. Their memorial is here for you, whenever the time is right.',
    join: 'You are invited to celebrate the life of {name}. Their memorial is here for you, whenever the time is right.',
    open: 'Open the memorial',
    address: 'This link is yours alone. If the button does not work, copy the address into your browser:',
    sentFor: '{host} asked us to send this to {email}.',
    sent: 'We were asked to send this to {email}.',
    sorry: 'If this is not for you, we are sorry to have disturbed you.',
    unsubscribe: 'No more invitations to this memorial',
    undelivered: 'The mail could not be delivered. Please check the address, or try again later.',
  },
  hostInvitation: {
    subject: '{host} asks you to help look after {name}’s memorial',
    preheader: 'You would look after it together. There is no hurry.',
    overline: 'The memorial for',
    asks: '{host} is looking after this memorial, and asks whether you would help.',
    asksFor:
      '{host} helps to look after this memorial, which {owner} began, and asks whether you would help too.',
    means:
      'If you say yes, you can change its words and photos, invite people to it, and read what they leave there. Nothing is expected of you: do as much or as little as you like.',
    open: 'See the invitation',
    address:
      'This link is yours alone, and works until {date}. If the button does not work, copy the address into your browser:',
    why: '{host} asked us to send this to {email}.',
    no: 'If you would rather not, or this is not for you, there is nothing to do.',
  },
  hostAccepted: {
    subject: '{helper} now helps look after {name}’s memorial',
    preheader: 'You look after it together from now on.',
    heading: '{helper} said yes',
    can: '{helper} ({email}) now looks after {name}’s memorial with you: both of you can change its words and photos, invite people, and read what they leave there.',
    yours: 'Only you can delete the memorial, and you can end their part at any time.',
    open: 'Open the memorial',
    why: 'You receive this because you began this memorial on {product}.',
  },
  hostRemoved: {
    subject: 'Your part in looking after {name}’s memorial',
    preheader: 'Thank you for what you have done for it.',
    heading: 'Thank you for your help',
    ended: '{host} has ended your part in looking after {name}’s memorial. What you have done for it stays.',
    askHost: 'There is nothing you need to do. If this comes as a surprise, please talk to {host}.',
    askOwner:
      'There is nothing you need to do. If this comes as a surprise, please talk to {owner}, who began it.',
    open: 'Visit the memorial',
    why: 'You receive this because you helped to look after a memorial on {product}.',
  },
  hostLeft: {
    subject: '{helper} no longer helps look after {name}’s memorial',
    preheader: 'What they have done for it stays.',
    heading: '{helper} has stepped back',
    left: '{helper} ({email}) has stopped helping to look after {name}’s memorial. What they have done for it stays.',
    again: 'You can ask them again, or somebody else, whenever you like.',
    open: 'Open the memorial',
    why: 'You receive this because you began this memorial on {product}.',
  },
} as const
