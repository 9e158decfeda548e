export const accounts = {
  code: {
    subject: 'Your {product} code: {code}',
    preheader: 'It confirms your email address. It works for {minutes} minutes.',
    heading: 'Your code',
    use: 'Type this code where you were asked for it. It confirms that this email address is yours.',
    lasts: 'It works for {minutes} minutes. Small or capital letters make no difference.',
    why: 'You receive this because someone used this address to make an account on {product}. If it was not you, there is nothing to do: without the code, nothing happens.',
  },
  signInCode: {
    /** Asked for on a memorial: the person remembered, and its page. */
    memorySubject: 'Your code for your memory of {name}: {code}',
    memory: 'It is for your memory of {name}.',
    page: 'The page you were writing on:',
    preheader: 'It lets you in without a password. It works for {minutes} minutes.',
    use: 'Type this code where you were asked for it. It shows that this email address is yours, so no password is needed.',
    why: 'You receive this because someone typed this address on {product}. If it was not you, there is nothing to do: without the code, nothing happens.',
  },
  reset: {
    subject: 'Choose a new password for {product}',
    preheader: 'The link inside works once, for {minutes} minutes.',
    heading: 'Choose a new password',
    asked: 'You told us that you have forgotten your password for {product}. Here you can choose a new one.',
    open: 'Choose a new password',
    lasts:
      'The link works once, for {minutes} minutes. When you use it, every device that was logged in is logged out.',
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
      'The password of your account was changed a moment ago. Every other device that was logged in has been logged out.',
    notYou:
      'If it was not you, please choose a new password now: its link comes to this address, and whoever changed it is logged out.',
    passkeys:
      'The passkeys of your account still log in. Please look at them on your profile, under “Passkeys”, and remove every one that is not yours.',
    why: 'You receive this because you have an account on {product}.',
  },
  newDevice: {
    subject: 'A new device is logged in to your {product} account',
    heading: 'A new device is logged in',
    device: '{browser} on {system}',
    signedIn:
      'Somebody has just logged in to your {product} account with your password, on a device that was not used before: {device}.',
    signedInSomewhere:
      'Somebody has just logged in to your {product} account with your password, on a device that was not used before.',
    notYou:
      'If it was not you, please choose a new password now: its link comes to this address, and every other device is logged out.',
    /** A mailed code let them in: the account may have no password. */
    byCode: {
      signedIn:
        'Somebody has just logged in to your {product} account with a code that we mailed to this address, on a device that was not used before: {device}.',
      signedInSomewhere:
        'Somebody has just logged in to your {product} account with a code that we mailed to this address, on a device that was not used before.',
      notYou:
        'If it was not you, somebody else can read your email: please change the password of your mailbox first. Then choose a password here: its link comes to this address, and every other device is logged out.',
      open: 'Choose a password',
    },
  },
  passkey: {
    added: {
      subject: 'A passkey was added to your {product} account',
      heading: 'A passkey was added',
      what: 'From now on a device can log in to your {product} account with a passkey, in the place of the password.',
    },
    removed: {
      subject: 'A passkey was removed from your {product} account',
      heading: 'A passkey was removed',
      what: 'It no longer logs in to your {product} account. Your password still does.',
    },
    notYou:
      'If it was not you, please choose a new password now: its link comes to this address, and every device is logged out. Then open your profile and remove every passkey that is not yours.',
  },
  deletion: {
    subject: 'Your {product} account will be deleted on {date}',
    preheader: 'Until then you can still keep it.',
    heading: 'Your account will be deleted',
    asked:
      'You asked us to delete your account, and on {date} we will. Until then nothing is lost: log in and choose “Keep my account”, and everything stays as it is.',
    memorials:
      'A memorial that you began passes to the co-host who has looked after it longest. One that has no co-host is deleted with your account.',
    left: 'What you added to other memorials stays with the families, without your name and address. Your answers to invitations stay with the hosts, as you gave them. The amounts of donations stay in the books, without your name.',
    open: 'Keep my account',
    notYou:
      'If it was not you who asked, please log in, keep the account, and choose a new password in your profile.',
  },
  passedOn: {
    subject: '{name}’s memorial is now yours to look after',
    preheader: 'Whoever began it has deleted their account.',
    heading: '{name}’s memorial is now yours',
    passed:
      'Whoever began this memorial has deleted their account. Of its co-hosts you have looked after it longest, so it has passed to you. Nothing in it has changed.',
    can: 'You can go on as before. If you would like company, you can ask others to help look after it.',
  },
} as const
