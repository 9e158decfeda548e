import { memorialTexts } from '../memorial-texts.ts'

/** The same was changed here and somewhere else: which should stay. */
export const conflict = {
  title: 'Changed somewhere else',
  body: 'While you were writing, this was also changed on another device or by a co-host. Which should stay?',
  bodyYours:
    'While you were writing, you also changed this on another device (saved {when}). Which should stay?',
  bodyBy: 'While you were writing, {name} changed this too (saved {when}). Which should stay?',
  mine: 'What you have here',
  theirs: 'What was saved meanwhile',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  takeOther: 'Take the other version',
  later: 'Decide later',
  empty: 'Nothing',
  video: 'A video message',
  reordered: 'In another order.',
  without: 'Without what the other version shows.',
  noCaption: 'No caption',
  photo: 'Photo',
  goal: 'Goal {goal}',
  parts: {
    name: 'Name',
    life: 'Dates of birth and death',
    date: 'Memorial Date',
    ...memorialTexts,
    profilePhoto: 'Profile photo',
    photos: 'Photos and captions',
    stories: 'Stories',
    message: 'Message',
    contacts: 'Contacts',
    funds: 'Donation funds',
  },
} as const
