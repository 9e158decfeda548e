/** The dialog that asks when photos were taken. */
export const photoDating = {
  title: '{count, plural, one {When was this photo taken?} other {When were these # photos taken?}}',
  titleFilms: '{count, plural, one {When was this film made?} other {When were these # films made?}}',
  /** Of photos and films together. */
  titleBoth: 'When were these made?',
  which: 'Which ones?',
  also: 'Films from the same time, too',
  photo: 'Photo, number {number, number}',
  film: 'Film, number {number, number}',
  noneChosen: 'Please choose at least one.',
  theirs: 'Whoever added it says: {date}. What you say counts on the page, and theirs is kept.',
  theirsSome:
    'For some of these, whoever added them gave a date. What you say counts on the page, and theirs is kept.',
  /** By why the date is in doubt. */
  doubt: {
    SCAN: 'Its file says {date}. A scanner made it, so that may be the day it was scanned.',
    NOT_IN_LIFE:
      'Its file says {date}, which is outside this life. It may be the day an old print was photographed.',
  },
  itIs: 'It was taken then: {date}',
  fileSays: 'Its file says {date}.',
  roughly: 'Roughly',
  exactly: 'Or more exactly, as far as you know',
  reads: 'It will read: {date}',
  unknown: 'Nobody knows',
  clear: '{count, plural, one {Go by its file again} other {Go by their files again}}',
  takeAway: '{count, plural, one {Remove this date} other {Remove these dates}}',
  nothing: 'Please choose a decade, or write a year. If nobody knows, say so below.',
  tooOld: 'There were no photographs before {year}. Please check the year.',
} as const
