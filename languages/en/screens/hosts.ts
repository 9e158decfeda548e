import { brand } from '#contract/brand.ts'

/** Who looks after a memorial, and the page of somebody who is asked to. */
export const hosts = {
  pageTitle: `People who look after this memorial · ${brand.name}`,
  title: 'People who look after this memorial',
  intro: 'For the memorial of {name}',
  loading: 'Reading who looks after it',

  handOver: {
    title: 'Somebody asked us to hand this memorial over',
    body: 'They showed us why {email} should be its owner. It does not happen before {date}, and until then each of you who looks after it can stop it. Whoever owns it now stays a co-host.',
    stop: 'Stop it',
    stopped: 'It is stopped. All of you are told by mail.',
  },
  people: {
    title: 'Looking after it',
    explained:
      'The owner and co-hosts can change the words and photos, invite people, and read what they leave. Only the owner can ask somebody to help, end that, or delete the memorial. A helper approves or removes what others add, and can do nothing else.',
    OWNER: 'Owner',
    ADMIN: 'Co-host',
    MODERATOR: 'Helper',
    you: '{who} (you)',
    since: 'Since {date}',
    remove: 'Remove',
    removeNamed: 'Remove {who}',
    leave: 'Leave',
  },
  invite: {
    title: 'Ask somebody to help',
    what: 'They get a mail that says what it means, and decide in their own time.',
    label: 'Their email',
    role: 'What they may do',
    roles: {
      ADMIN: 'Build it with you',
      MODERATOR: 'Only look after what others add',
    },
    rolesHelp: {
      ADMIN: 'Change words and photos, invite people, and read what they leave.',
      MODERATOR: 'Approve or remove memories and photos of others, and nothing else.',
    },
    send: 'Send an invitation',
    sent: 'An invitation is on its way to {email}.',
    full: 'This is the most a memorial can have: {limit, number} people beside its owner.',
  },
  asked: {
    title: 'Asked, no answer yet',
    onItsWay: 'On its way',
    moderator: 'To look after what others add',
    sent: 'Sent {date}, open until {until}',
    undelivered: 'Could not be delivered',
    undeliveredHelp: 'Please check the address, or send it again.',
    expired: 'Ran out {date}',
    again: 'Send again',
    againNamed: 'Send again to {email}',
    takeBack: 'Take back',
    takeBackNamed: 'Take back the invitation to {email}',
    takenBack: 'The invitation to {email} was taken back.',
  },
  remove: {
    title: 'Remove {who}?',
    body: '{who} will no longer be able to change this memorial, or to read what is left here. What they have done for it stays. They are told by mail.',
    keep: 'Keep',
    removing: 'Removing…',
    removed: '{who} no longer looks after this memorial.',
  },
  leave: {
    title: 'Stop looking after this memorial?',
    body: 'You will no longer be able to change it, or to read what is left here. What you have done for it stays. {owner} is told, and can ask you again.',
    leaving: 'Leaving…',
  },

  invitation: {
    pageTitle: `An invitation · ${brand.name}`,
    opening: 'Opening your invitation',
    yours: 'Your invitation',
    title: 'Will you help look after {name}’s memorial?',
    asks: '{host} asks whether you would look after it together.',
    asksModerator: '{host} asks whether you would look after what others add to it.',
    youCould: 'If you say yes, you can',
    could: {
      change: 'change its words, photos and stories',
      invite: 'invite people, and see who is coming',
      read: 'read what they leave, and thank them',
      approve: 'see what people add before it appears, and approve it',
      remove: 'remove what does not belong there',
    },
    freely: 'Nothing is expected of you: do as much or as little as you like, and stop whenever you like.',
    no: 'If you would rather not, there is nothing to do. You can close this page.',
    yes: 'Yes, I will help',
    saying: 'One moment…',

    logInTitle: 'Log in to say yes',
    logIn: 'We mail a code to {email}, and you type it here. No password is needed, nor an account before.',
    mailCode: 'Mail me a code',
    byPassword: 'Log in with a password',

    otherTitle: 'You are logged in as {email}',
    other: 'This invitation was sent to {invited}. To say yes, please log out here and use that address.',
    logOut: 'Log out',

    name: 'Your name',
    nameHelp: 'It shows the family who is helping.',
    nameRequired: 'Please enter your name.',

    acceptedTitle: 'You look after {name}’s memorial already',
    accepted: 'You have said yes to this invitation. There is nothing more to do.',
    open: 'Open the memorial',

    invalidTitle: 'This invitation cannot be used',
    invalidSaidYes: 'If you said yes before, the memorial is in your profile.',
    invalidAsk: 'If not, whoever asked you can send you a new one in a moment.',
    openProfile: 'Open your profile',

    failed: 'This did not work. Please try again.',
  },
} as const
