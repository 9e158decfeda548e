/** The account of a visitor, made or opened inside a dialog of the public memorial. */
export const visitAccount = {
  nameLabel: 'Your name',
  nameHelp: 'Left empty, it reads Anonymous.',
  nameRequired: 'Please enter your name.',
  email: 'Your email',
  emailProblem: 'Please enter a valid email address.',
  passwordHelp: 'At least {min, number} characters.',
  passwordProblem: 'Password must be at least {min, number} characters long.',
  passwordLong: 'Password must be at most {max, number} characters long.',
  mismatch: 'Passwords do not match.',
  back: 'Back',
  kept: 'Nothing is lost: what you wrote is still here.',
  ended: 'You were signed out. Please sign in again.',
  startFailed: 'We could not mail you a code. Please try again.',
  who: {
    title: 'Who is it from?',
    intro:
      'We send you a short code, so that only you can change your memory or take it back. No password is needed.',
    send: 'Send me the code',
    password: 'I would like a password',
  },
  credentials: {
    intro: 'With a password you can come back and change it, or take it away.',
    consent:
      'Your name, your words and your photos are shown on this memorial. Your email address is not; those who look after the memorial see it. You can change what you add, or take it away again; what the family has printed or downloaded by then stays with them. If you delete your account, what you added stays without your name. <privacy>What we keep</privacy>',
    haveAccount: 'I already have an account',
    title: 'Who is it from?',
  },
  logIn: {
    title: 'Log in',
    intro: 'With the email and password of your account.',
    taken:
      '<b>{email}</b> has an account already. Log in with its password, or without one by a code that we mail there.',
    passwordMissing: 'Please enter your password.',
    refused: 'Invalid email or password.',
    failed: 'Unable to login. Please try again.',
    byCode: 'Mail me a code instead',
    mailCode: 'Mail me a code',
    forgot: 'I forgot my password',
    noAccount: 'I have no account yet',
  },
  code: {
    title: 'Look in your email',
    intro:
      'We sent a code of {length, number} characters to <b>{email}</b>. It works for {minutes, number} minutes. If it does not arrive, look in the spam folder too. What you wrote is kept.',
    missing: 'Enter the verification code that was emailed to you.',
    length: 'Code must be {length, number} characters',
    failed: 'We could not verify the code. Please try again.',
  },
} as const
