/** The Save step: an account, the code from the mail, and the way of the draft to the server. */
export const save = {
  savedHere: 'Saved on this device',
  onlyHere: 'Kept in this tab only',
  saving: 'Saving',
  savedAll: 'Everything is saved',
  partlySaved: 'Not everything is saved yet. You can go on, and try these again now or later.',
  tryAgain: 'Try Again',
  retry: 'Retry',
  logIn: 'Log in',
  logInAgain: 'Log in again',
  toPayment: 'Continue to Payment',
  toDashboard: 'Go to the dashboard',
  nothingLost: 'Nothing is lost: everything is still on this device.',

  /** Saving before the end of the journey, and back to the step that one came from. */
  keep: {
    title: 'Keep {name}’s memorial by mail',
    intro:
      'With an email address and a password it is kept in an account, at no charge. We mail you a link that opens it on any phone or computer, and here you go on where you were.',
    saved: '{name}’s memorial is kept',
    mailed:
      'A link is on its way to {email}. It opens the memorial on any phone or computer, and what you add from now on is saved there too.',
    stays:
      'It stays until you delete it, and only you can see it. There is nothing to pay until you share it.',
    goOn: 'Go on',
  },

  email: {
    title: 'Save {name}’s memorial',
    intro:
      'So far everything is kept on this device only. An account keeps it safe, and lets you come back from anywhere.',
    label: 'Your email',
    help: 'First you choose a password. Then we send a code here, to be sure that the address is yours.',
    haveAccount: 'I already have an account',
    codesUsedUp: 'Many codes were already sent to this address today.',
    codesUsedUpHelp:
      'You can still go on: log in there with a code that we mail you, without a password. It brings you back here, and nothing of what you wrote is lost.',
    logInByCode: 'Log in with a mailed code',
    next: 'Continue',
  },
  password: {
    title: 'Choose a password',
    intro: 'For {email}',
    help: 'At least {min, number} characters. Three or four words are easy to remember.',
    consent:
      'By creating an account you agree to the <terms>terms</terms>, and that we keep your email and what you add here to run the memorial. Your email address is not shown on it. It is passed on to nobody for their own purposes. You can delete your account in your profile; it is gone for good 30 days later. <privacy>What we keep</privacy>',
    create: 'Create Account',
    creating: 'One moment',
    failed: "We couldn't create your account right now. Please try again.",
  },
  verify: {
    title: 'Look in your email',
    intro:
      'We sent a code of {length, number} characters to <b>{email}</b>. It works for {minutes, number} minutes. If it does not arrive, look in the spam folder too.',
    help: 'Enter the verification code that was emailed to you.',
    verify: 'Verify',
    verifying: 'One moment',
    failed: 'Verification failed',
  },
  /** The account stands, the memorial does not. */
  notCreated: {
    confirmed: 'Your email is confirmed',
    signedIn: 'Save {name}’s memorial',
    afterVerify: "Your account is ready, but we couldn't save your memorial.",
    afterVerifyAuth:
      'Account verification succeeded, but there was an authentication issue. Please refresh the page and try again.',
    first: "We couldn't save your memorial right now.",
    again: "We still couldn't save your memorial.",
  },
  uploading: {
    title: 'Saving {name}’s memorial',
    meanwhile: 'You can go on meanwhile. Please keep this window open until everything is saved.',
    list: 'What is being saved',
    memorial: 'Memorial, stories and contacts',
    profile: 'Photo of {name}',
    video: 'Video message',
    film: 'Film: {file}',
    photos: 'Photos',
    photosSaved: '{saved, number} of {total, number} saved',
    waiting: 'Waiting',
    sending: '{part, number, percent}',
    working: 'Saving',
    saved: 'Saved',
    failed: 'Not saved',
    stopped: "We couldn't save your memorial right now.",
    stoppedAgain: "We still couldn't save your memorial.",
  },
  /** Where the saving stands: the words over the bar, here and on every step that saves in place. */
  step: {
    creating: 'Saving the memorial',
    profile: 'Uploading the profile photo',
    video: 'Uploading the video message',
    photo: 'Uploading photo {number, number} of {total, number}',
    film: 'Uploading film {number, number} of {total, number}',
    finishing: 'Putting everything in order',
    done: 'Saved',
  },
  failure: {
    photo: 'Failed to upload photo: {file}',
    profile: 'Failed to upload photo: {file}',
    video: 'Failed to upload video',
    film: 'Failed to upload film: {file}',
    connection: 'The connection dropped. The others carry on, and this one is still on your device.',
    list: 'Not saved yet',
    retryNamed: 'Retry: {file}',
  },
  gone: 'This file is no longer on this device. Please choose it again.',
  success: {
    title: '{name}’s memorial is saved',
    kept: '{parts}. You can come back and change anything, from any device.',
    keptAll: 'You can come back and change anything, from any device.',
    photos: '{count, plural, one {# photo} other {# photos}}',
    films: '{count, plural, one {# film} other {# films}}',
    stories: '{count, plural, one {# story} other {# stories}}',
    message: 'your message',
    contacts: '{count, plural, one {# contact} other {# contacts}}',
    portrait: 'Portrait of {name}',
  },
  existing: {
    title: '{name}’s memorial',
    unsaved: 'Unsaved Changes',
    saved: 'All Changes Saved',
    unsavedHelp: 'Some of what you changed is on this device only.',
    savedHelp: 'Everything is kept with your account. You can change it whenever you like.',
    save: 'Save Changes',
    saving: 'Saving',
    failed: 'Failed to save changes: {reason}',
    failedFallback: 'Failed to update memorial. Please try again.',
    loading: 'Opening your memorial',
    loadFailed: 'Unable to load your memorial data. Please try refreshing the page.',
    loadFailedAgain: 'Still unable to load memorial data. Please contact support.',
  },
  nothing: {
    title: 'There is nothing to save yet',
    intro: 'A name is enough to begin. Everything else can come later.',
    begin: 'Begin with a name',
  },
} as const
