/**
 * What mails say, and the tables for spreadsheets, in ICU message format; one section a part of the product.
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
  passwordChanged: {
    subject: 'Your {product} password was changed',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    changed:
      'The password of your account was changed a moment ago. Every other device that was signed in has been signed out.',
    notYou:
      'If it was not you, please choose a new password now: its link comes to this address, and whoever changed it is signed out.',
    open: 'Choose a new password',
    why: 'You receive this because you have an account on {product}.',
  },
  deletion: {
    subject: 'Your {product} account will be deleted on {date}',
    preheader: 'Until then you can still keep it.',
    heading: 'Your account will be deleted on {date}',
    asked:
      'You asked us to delete your account. Until that day nothing is lost: log in and choose “Keep my account”, and everything stays as it is.',
    memorials:
      'A memorial that you began passes to the co-host who has looked after it longest. One that has no co-host is deleted with your account.',
    left: 'What you added to other memorials stays with the families, without your name and address. So do your answers to invitations, as you gave them. The amounts of donations stay in the books, without your name.',
    open: 'Keep my account',
    notYou:
      'If it was not you who asked, please log in, keep the account, and choose a new password in your profile.',
    why: 'You receive this because you have an account on {product}.',
  },
  passedOn: {
    subject: '{name}’s memorial is now yours to look after',
    preheader: 'Whoever began it has deleted their account.',
    heading: '{name}’s memorial is now yours',
    passed:
      'Whoever began this memorial has deleted their account. Of its co-hosts you have looked after it longest, so it has passed to you. Nothing in it has changed.',
    can: 'You can go on as before. If you would like company, you can ask others to help look after it.',
    open: 'Open the memorial',
    why: 'You receive this because you look after a memorial on {product}.',
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
  memorialDeleted: {
    subject: '{name}’s memorial has been deleted',
    preheader: 'It can be brought back until {date}.',
    heading: 'The memorial has been deleted',
    byYou: 'You have deleted {name}’s memorial. Nobody can see it any more.',
    until:
      'If you change your mind, you can bring it back from your profile, as it was, until {date}. After that its words, photos and videos are gone for good.',
    open: 'Open your profile',
    byOwner:
      '{owner} has deleted {name}’s memorial, which you helped to look after. Nobody can see it any more.',
    askOwner:
      '{owner} can bring it back, as it was, until {date}. If this comes as a surprise, please talk to {owner}. After that its words, photos and videos are gone for good.',
    why: 'You receive this because you deleted a memorial on {product}.',
    whyHelper: 'You receive this because you helped to look after a memorial on {product}.',
  },
  thanks: {
    subject: 'A thank you for what you added to {name}’s memorial',
    preheader: '{host} has read it, and writes to you.',
    preheaderNobody: 'Your words were read, and someone writes to you.',
    overline: 'The memorial for',
    read: '{host} has read what you added, and writes to you:',
    readNobody: 'What you added has been read. This was written to you:',
    open: 'Visit the memorial',
    why: 'You receive this because you added to a memorial on {product}.',
  },
  tables: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    answer: 'Answer',
    guests: 'Guests',
    message: 'Message',
    date: 'Date',
    fund: 'Fund',
    amount: 'Amount',
    currency: 'Currency',
    donor: 'Donor',
    anonymous: 'Anonymous',
    yes: 'Yes',
    no: 'No',
    answers: {
      ATTENDING: 'Attending',
      NOT_ATTENDING: 'Not Attending',
      UNSURE: 'Not Sure',
    },
  },
} as const
