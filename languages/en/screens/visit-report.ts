import { brand } from '#contract/brand.ts'

/** Whose page it is, at its foot; and the page that tells the operator that something is wrong with it. */
export const visitReport = {
  foot: {
    title: 'Is this the family’s page?',
    hosts:
      '{count, plural, one {{names} looks after this memorial.} other {{names} look after this memorial.}}',
    unnamed: 'Those who look after this memorial have not given their names.',
    free: 'Looking at it costs nothing and needs no account.',
    address: 'Its only address is <link>{address}</link>.',
    printed: 'This memorial can be read at <link>{address}</link>',
    report: 'Something is wrong here',
  },
  pageTitle: `Something is wrong here · ${brand.name}`,
  title: 'What is wrong here?',
  about: 'The memorial of {name}',
  intro:
    'Somebody who runs this site will look at what you write. The family is not told who wrote, and the memorial stays as it is until then.',
  reason: 'What is it?',
  reasons: {
    NOT_THE_FAMILY: 'This was not made by the family, or somebody pretends to be them',
    UNKIND: 'It hurts somebody',
    PRIVATE: 'It shows something private, or a photo that is mine',
    SPAM: 'It advertises something, or asks for money that it should not',
    OTHER: 'Something else',
  },
  words: 'What should we know?',
  email: 'Your email',
  emailHelp: 'Only if we may write back to you.',
  reasonRequired: 'Please choose what it is',
  send: 'Send',
  sent: 'Thank you. Somebody will look at it.',
} as const
