/** The fields of a new account and of the mailed code, for hosts and visitors. */
export const signUp = {
  password: 'Password',
  again: 'Confirm password',
  againRequired: 'Please confirm your password',
  mismatch: 'Passwords do not match',
  tokenMissing: 'Authentication token is missing. Please refresh the page and try again.',
  code: {
    label: 'Verification code',
    resend: 'Resend Code',
    resendIn: 'Resend Code in {seconds, number} s',
    resent: 'A new code is on its way. The earlier one no longer works.',
    stillWorks: 'The code that we sent a moment ago still works.',
    resendFailed: 'Failed to resend code',
    changeEmail: 'Change Email',
    changePassword: 'Change Password',
  },
} as const
