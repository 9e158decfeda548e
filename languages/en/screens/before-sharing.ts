import { placesOfTexts } from '../memorial-texts.ts'

/** A look over what strangers could read of a memorial. */
export const beforeSharing = {
  title: 'A look before you share',
  /** On the dashboard, where it has been shared. */
  titleShared: 'A look at what anyone can read',
  intro:
    '{count, plural, one {Anyone with the link will be able to read this. One thing you may want to keep nearer. It is your choice; nothing is wrong.} other {Anyone with the link will be able to read this. # things you may want to keep nearer. It is your choice; nothing is wrong.}}',
  HOME: {
    title: 'An empty house has an address',
    text: 'The page says where a home is, and when everybody will be away from it. Strangers read such pages too.',
  },
  PHONE: {
    title: 'A phone number',
    text: 'Strangers could call it. People you know can still ask you for it.',
  },
  EMAIL: {
    title: 'An email address',
    text: 'Strangers could write to it. People you know can still ask you for it.',
  },
  BIRTH_DATE: {
    title: 'A full date of birth',
    text: 'With a full name, a date of birth is enough to open some accounts. The year says as much.',
  },
  where: {
    MESSAGE: 'In your message',
    STORY: 'In a story',
    CAPTION: 'In a caption',
    ...placesOfTexts,
    BIRTH_DATE: 'In the dates of the life',
    EVENT: 'In the programme of the day',
  },
  change: 'Change it',
  changeNamed: 'Change it: {what}',
  fine: 'That’s fine',
  fineNamed: 'That’s fine: {what}',
  isFine: 'It stays as it is.',
  failed: 'That could not be kept: {reason}',
} as const
