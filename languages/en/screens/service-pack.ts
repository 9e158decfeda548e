/** The slideshow for the day of the service, as its card on the page of keepsakes tells of it. */
export const servicePack = {
  title: 'For the day of the service',
  intro:
    'The slideshow to take along on a USB stick: a film for televisions and projectors, and the photos beside it. Nothing in it needs the internet.',
  loading: 'Looking at your photos',
  failed: 'We could not look at your photos.',

  check: {
    title: 'Before the day',
    empty: 'There are no photos yet. The slideshow would have its first and last card alone.',
    photos: '{count, plural, one {# photo} other {# photos}}, {length} in all',
    films:
      '{count, plural, one {One film follows the photos.} other {# films follow the photos.}} Whether each is heard is set beside it, on Edit My Photos.',
    seconds: '{seconds, plural, one {# second} other {# seconds}}',
    minutes:
      '{minutes, plural, one {# minute} other {# minutes}} {seconds, plural, =0 {} one {# second} other {# seconds}}',
    fine: 'Every photo is large enough for a projector, and each of yours has a caption.',
    tooSmall:
      '{count, plural, one {One photo is small and may look soft on a large screen} other {# photos are small and may look soft on a large screen}}',
    tooSmallHelp:
      'If there is a larger copy of one, add it in its place. Small photos are shown all the same.',
    withoutCaption:
      '{count, plural, one {One of your photos has no caption} other {# of your photos have no caption}}',
    withoutCaptionHelp: 'That is fine if they speak for themselves.',
    edit: 'Edit Photos',
    size: '{width} × {height} pixels',
    from: 'From {name}',
    anonymous: 'Anonymous',
    photo: 'Photo',
  },

  speed: 'Seconds per photo',
  speedHelp: 'The first and the last card stay at least {seconds, number} seconds, to be read.',
  noFilm: 'The pack will have the photos alone',
  noFilmWhy:
    'This server cannot make films: the program ffmpeg is not installed on it. The slideshow of the dashboard plays without a network.',

  make: 'Make the pack',
  making: 'Making the pack',
  queued: 'The pack is next',
  ready: 'Your pack is ready.',
  upToDate: 'This pack is up to date: nothing has changed since it was made.',

  facts: '{length}, {size}',
  factsMore: '{speed, plural, one {# second} other {# seconds}} per photo, made on {date}',
  photosAlone: 'The photos alone, without a film',
  missing:
    '{count, plural, one {One photo could not be read and is not in the pack.} other {# photos could not be read and are not in the pack.}}',
  download: 'Download the pack',
  unpack: 'Unpack it onto the stick, and try it where it will be shown before the day.',
  stale: 'The memorial has changed since this pack was made.',
  again: 'Make it again',
  broken: 'The pack could not be made. Please try again.',
} as const
