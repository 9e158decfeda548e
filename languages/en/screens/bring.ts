/** The wall of what is in an export of another product, from which photos are chosen. */
export const bring = {
  title: {
    start: 'Bring photos from elsewhere',
    reading: 'Looking into your files',
    wall: 'Choose from your photos',
  },
  intro:
    'Choose what you have downloaded, and you will see everything that is in it. Nothing is added until you choose it, and nothing else leaves this device.',
  drop: 'Drop ZIP files here or click to select',
  choose: 'Choose ZIP files',
  hint: 'From Google Photos or iCloud, or any ZIP of photos. There is no need to unpack it.',
  more: 'Add another ZIP file',
  folder: 'Choose a folder',
  how: 'How to get your photos from there',
  google: {
    name: 'Google Photos',
    first: 'Open takeout.google.com, deselect everything, and select Google Photos alone.',
    second: 'Ask for ZIP files. Google sends you a mail when they are ready, often after some hours.',
    third: 'Download each of them to this device, and choose them here.',
  },
  icloud: {
    name: 'iCloud Photos',
    first: 'Open privacy.apple.com, and ask for a copy of your data: iCloud Photos alone.',
    second: 'Apple sends you a mail when it is ready, within a week.',
    third: 'Download each part to this device, and choose it here.',
  },
  looking: '{count, plural, =0 {Looking…} one {# file so far…} other {# files so far…}}',
  stays: 'Your files stay on this device. Large ones take a few minutes.',
  problems: {
    notZip:
      '{file} is not a ZIP file. Please choose the ZIP as it was downloaded, or its folder once it is unpacked.',
    cutShort: '{file} is not whole: its end is missing. Please download it again.',
    split: '{file} is one piece of several. Please unpack them together, and choose the folder.',
    tooMany:
      '{file} has more files in it than can be shown here. Please unpack it, and choose one of its folders.',
    damaged:
      'A part of {file} is damaged. What could be read is shown; to see the rest, please download it again.',
    unreadable: '{file} can no longer be read. If it was moved or renamed, please choose it again.',
    locked: '{file} is locked with a password. Please unpack it, and choose the folder.',
    empty: 'There are no photos in {file}.',
  },
  found:
    '{count, plural, one {# photo was found.} other {# photos were found.}} None is added until you choose it.',
  noPhotos: 'No photos were found that can be shown. You can add another file.',
  others:
    '{count, plural, one {# other file is} other {# other files are}} not shown: films, pictures in other formats such as RAW, photos that are locked or larger than {megabytes, number} MB, or ZIP files inside. Films are added one by one, under the photos.',
  unread:
    '{count, plural, one {# photo could not be added, and is still chosen:} other {# photos could not be added, and are still chosen:}}',
  noDay: 'No date known',
  photos: '{count, plural, one {# photo} other {# photos}}',
  allOf: 'Choose all of {year}',
  noneOf: 'Choose none of {year}',
  allUndated: 'Choose all without a date',
  noneUndated: 'Choose none without a date',
  showMore: 'Show more photos',
  named: '{words}, {day}',
  noPreview: 'No preview here',
  tally:
    '{count, plural, =0 {None chosen} other {# chosen}}. {left, plural, =0 {There is no more room: a memorial can hold {limit, number} photos.} one {There is room for # more.} other {There is room for # more.}}',
  add: '{count, plural, =0 {Add photos} one {Add # photo} other {Add # photos}}',
  added: '{count, plural, one {# photo added} other {# photos added}}',
} as const
