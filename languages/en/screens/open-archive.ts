import { brand } from '#contract/brand.ts'

/** Where an archive is handed over, and becomes a memorial. */
export const openArchive = {
  pageTitle: `Open an archive · ${brand.name}`,
  title: 'Open an archive',
  intro: `An archive from ${brand.name} holds a memorial in one ZIP file. From it, a memorial is made again that is yours: with its photos, words and films, and with what others left. You look it over and pay for it, as for any other; until then nobody else sees it.`,
  signIn:
    'Please log in first, so that the memorial is yours. If you have no account yet, have a code mailed to you there: it makes one.',
  toLogin: 'Log in',
  drop: 'Drop the ZIP file here or click to select',
  choose: 'Choose the ZIP file',
  hint: 'As it was downloaded. If it was unpacked, please compress its folder again.',
  notZip: 'This is not a ZIP file. Please choose the archive as it was downloaded.',
  failed: 'The archive was not opened',
  sending: 'Sending the archive',
  checking: 'Checking the archive',
  paused: 'It could not be sent just now. It is tried again by itself.',
  keepOpen:
    'Large archives take a while. Please keep this page open. If it is interrupted, choose the same file again, and it goes on from there.',
  stop: 'Stop',
  back: 'Back to the first page',
  came: {
    title: 'The memorial for {name} is here',
    unnamed: 'The memorial is here',
    what: 'What came in',
    photos: '{count, plural, one {# photo} other {# photos}}, with captions and dates',
    videos: '{count, plural, one {# film} other {# films}}',
    recordings: '{count, plural, one {A voice or film from others} other {# voices and films from others}}',
    memories: '{count, plural, one {# memory} other {# memories}}',
    answers: '{count, plural, one {# answer} other {# answers}} to the invitation',
    donations: '{count, plural, one {# gift} other {# gifts}}, as a record',
    others:
      'What others left is marked “From an archive”. They come back by their names, not by their addresses, and nobody gets a mail about it.',
    anew: 'Links and printed codes of the former memorial do not come back, nor do the people who looked after it with you.',
    damaged:
      '{count, plural, one {One file did not come: it is damaged in the archive or missing from it, or somebody put it in later} other {# files did not come: they are damaged in the archive or missing from it, or somebody put them in later}}',
    more: '{count, plural, one {and # more} other {and # more}}',
    rest: 'Everything else is here. If you have another copy of the archive, they may be whole in it.',
    goOn: 'Go on to the memorial',
  },
} as const
