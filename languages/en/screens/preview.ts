import { memorialTexts } from '../memorial-texts.ts'

/** The step Preview: everything entered so far, read once more. */
export const preview = {
  title: 'Does everything look right?',
  intro: 'This is what you have so far. You can still change any of it, now and later.',
  change: 'Change',
  changeNamed: 'Change {section}',
  notProvided: 'Not provided',
  who: {
    title: 'Who',
    name: 'Name',
    life: 'Birth and death',
    portrait: 'Photo of {name}',
    someone: 'your loved one',
    date: 'Memorial Date',
    noDate: 'No specific date selected',
    ...memorialTexts,
  },
  photos: {
    title: 'Photos & Stories',
    photos: '{count, plural, one {# photo} other {# photos}}',
    films: '{count, plural, one {# film} other {# films}}',
    stories: '{count, plural, one {# story} other {# stories}}',
    noPhotos: 'No photos added',
    noStories: 'No stories added',
    photo: 'Photo {number, number}',
    all: 'Show all {count, number} photos',
    story: 'Story {number, number}',
    wholeStory: 'Show the whole story',
    lessStory: 'Show less',
    failed: '{count, plural, one {One photo could not be added} other {# photos could not be added}}',
    failedPhoto: '{file}: {reason}',
    noPicture: 'No preview here',
  },
  message: {
    title: 'Message',
    video: 'Video message',
    play: 'Your video message',
    text: 'Personal message',
    none: 'No message provided',
  },
  contacts: {
    title: 'Contacts',
    count: '{count, plural, one {# email address} other {# email addresses}}',
    none: 'No email addresses added',
    phones:
      '{count, plural, one {And # phone number, which gets the link as a text from your own phone.} other {And # phone numbers, which get the link as a text from your own phone.}}',
    /** Where there are no addresses. */
    phonesOnly:
      '{count, plural, one {# phone number, which gets the link as a text from your own phone.} other {# phone numbers, which get the link as a text from your own phone.}}',
    all: 'Show all {count, number} addresses',
  },
  next: {
    title: 'What comes next',
    anonymous:
      'On the next step you make an account, so that the memorial is kept safe and is yours alone. Nothing is shared, and nobody is invited, until you say so.',
    saved:
      'Your memorial is saved to your account. Nothing is shared, and nobody is invited, until you say so.',
    unsaved:
      'What you changed last is not saved to your account yet: you save it on the next step. Nothing is shared, and nobody is invited, until you say so.',
  },
} as const
