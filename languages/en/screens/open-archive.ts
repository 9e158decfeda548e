import { brand } from '#contract/brand.ts'

/** Where an archive is opened again, as a draft. */
export const openArchive = {
  pageTitle: `Open an archive · ${brand.name}`,
  title: 'Open an archive',
  intro: `An archive from ${brand.name} holds a memorial in one ZIP file. From it, a memorial is made again: you look it over step by step, change what you like, then save it and pay for it, as with any other.`,
  drop: 'Drop the ZIP file here or click to select',
  choose: 'Choose the ZIP file',
  hint: 'As it was downloaded. If it was unpacked, please compress its folder again.',
  stays: 'It is read on this device. Nothing of it is sent anywhere until you save.',
  reading: 'Checking the archive',
  filling: 'Putting everything in its place',
  large: 'Large archives take a few minutes. Please keep this page open.',
  stop: 'Stop',
  back: 'Back to the first page',
  problems: {
    notZip: 'This is not a ZIP file. Please choose the archive as it was downloaded.',
    notArchive: `This ZIP file is not an archive from ${brand.name}. Photos from elsewhere can be added at the step Photos.`,
    older:
      'This archive was made before archives could be opened again. If its memorial is still online, please download it there once more.',
    newer:
      'This archive was made by a newer version than this page. Please reload the page, and choose it again.',
    cutShort: 'This file is not whole: its end is missing. Please download or copy it again.',
    split: 'This file is one piece of several. Please put them together first.',
    tooMany: 'There is far more in this file than in any archive, so it was not opened.',
    damaged: 'This file is damaged and cannot be read. Please download or copy it again.',
    unreadable:
      'This file can no longer be read. If it was moved, or the drive was taken out, please choose it again.',
    locked: 'This file is locked with a password. Please unpack it, and compress its folder without one.',
    changed:
      '{count, plural, one {A file in this archive is missing, or is not what it was when the archive was made.} other {# files in this archive are missing, or are not what they were when the archive was made.}} Nothing was opened. If you have another copy, please choose that one.',
    unsafe:
      'Something in this file is not as it is in our archives, so it was not opened. Please choose the archive as it was downloaded.',
    failed:
      'The archive could not be opened: it may be too large for this device, or the connection was lost. Nothing was changed. Please try again.',
  },
  more: '{count, plural, one {and # more} other {and # more}}',
  without:
    '{count, plural, one {Open it without the damaged file} other {Open it without the # damaged files}}',
  found: {
    title: 'The memorial for {name}',
    unnamed: 'A memorial without a name',
    made: 'As it was on {date}.',
    what: 'What is opened',
    photos: '{count, plural, one {# photo} other {# photos}}, with captions and dates',
    stories: '{count, plural, one {# story} other {# stories}}',
    video: 'The recorded message',
    films: '{count, plural, one {# film} other {# films}}',
    contacts: '{count, plural, one {# person} other {# people}} to invite',
    funds:
      '{count, plural, one {# fund} other {# funds}}, to be looked over under Donations once the memorial is paid for',
    words: 'Name, dates, place and message',
    unsubscribed:
      '{count, plural, one {One person who asked not to be written to is left out.} other {# people who asked not to be written to are left out.}}',
    portraitSmaller: 'The portrait was above 10 MB. A smaller copy of it is opened: {file}',
    leftOut: '{count, plural, one {One file does not come along} other {# files do not come along}}',
    aFile: 'A file without a name',
    why: {
      damaged: 'damaged in the archive',
      missing: 'missing from the archive',
      tooMany: 'there are more than a memorial takes',
      tooLarge: 'too large for a portrait, and it could not be made smaller here',
      notPhoto: 'it cannot be opened as a photo',
    },
    again: 'You choose these again',
    againText:
      'They were chosen for the former memorial and do not come along. Once the memorial is saved, you find them under “{where}”:',
    zone: 'Its day was in the time zone {zone}. The memorial takes the time zone of this device.',
    others: 'From others',
    later: 'These are in the file, and can be brought in once the memorial is paid for:',
    memories: '{count, plural, one {# memory} other {# memories}}',
    answers: '{count, plural, one {# answer} other {# answers}} to the invitation',
    not: 'Gifts, links and printed codes do not come back, and you choose anew who can read the memorial.',
    open: 'Open it',
    another: 'Choose another file',
    begun: 'You have begun a memorial here: {name}',
    begunUnnamed: 'You have begun a memorial here',
    beside: 'It stays as it is. The archive opens beside it, and you find both on the first page.',
    giveName: 'It has no name yet. Give it one first, and you find it on the first page again.',
    goOn: 'Continue what you began',
  },
} as const
