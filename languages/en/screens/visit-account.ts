/** Who a visitor says they are, by a mailed code. */
export const visitAccount = {
  nameLabel: 'Your name',
  nameHelp: 'Left empty, it reads Anonymous.',
  email: 'Your email',
  ended: 'You were logged out. Please log in again.',
  who: {
    intro:
      'We send you a short code, so that only you can change your memory or take it back. No password is needed.',
  },
  credentials: {
    consent:
      'Your name, your words and your photos are shown on this memorial. Your email address is not; those who look after the memorial see it. You can change what you add, or take it away again; what the family has printed or downloaded by then stays with them. If you delete your account, what you added stays without your name. <privacy>What we keep</privacy>',
  },
  code: {
    intro:
      'We sent a code of {length, number} characters to <b>{email}</b>. It works for {minutes, number} minutes. If it does not arrive, look in the spam folder too. What you wrote is kept.',
    missing: 'Enter the verification code that was emailed to you.',
  },
} as const
