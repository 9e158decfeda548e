/**
 * The words inside the pack for the day of the service: its cards, its page and its note. Only the server reads them.
 * Dates and names come in already written.
 */
export const servicePackFiles = {
  file: '{name} - service pack',
  card: {
    of: 'Celebrating the life of',
    photos: '{count, plural, one {# photo} other {# photos}}',
    films: '{count, plural, one {# film} other {# films}}',
    photosShared: '{count, plural, one {# photo} other {# photos}}, from family and friends',
    thanks: 'Thank you for remembering',
    shared: 'With photos from {names}',
    others: '{count, plural, one {# other} other {# others}}',
  },
  from: 'From {name}',
  anonymous: 'Anonymous',
  page: {
    title: 'Slideshow of {name}',
    portrait: 'Portrait of {name}',
    photo: 'Photo {number} of {name}',
    film: 'Film {number} of {name}',
    position: '{number} of {total}',
    previous: 'Previous',
    next: 'Next',
    play: 'Play',
    pause: 'Pause',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    speed: 'Seconds per photo',
    keys: 'Space pauses · arrows go back and on · F fills the screen · Esc leaves it',
    noScript: 'This browser does not run scripts. The photos are in the folder “photos”.',
  },
  readme: {
    title: 'Slideshow of {name}',
    made: 'Made on {date}. {count, plural, one {# photo} other {# photos}}, {speed, plural, one {# second} other {# seconds}} each: {length} in all.',
    unpack:
      'Unpack everything onto a USB stick first, and keep it together. Nothing in it needs the internet. Please try it where it will be shown, before the day.',
    film: 'slideshow.mp4: a film for televisions, projectors and computers (1920 × 1080, no sound). Choose “repeat” on the player if it should go on without end.',
    filmHeard:
      'slideshow.mp4: a film for televisions, projectors and computers (1920 × 1080, with the sound of films whose family chose it). Choose “repeat” on the player if it should go on without end.',
    page: 'slideshow.html: the same as a page. Open it with a double click, then press F to fill the screen. It goes on without end.',
    keys: 'Keys on the page: Space pauses and plays, the arrows go back and on, F fills the screen, Esc leaves it.',
    photos: 'photos: the photos of the page. The page needs this folder beside it.',
    films:
      'films: the films of the page. The page needs this folder, too. Their sound is heard only where the family chose it.',
    noFilm: 'There is no film in this pack, only the page: it could not be made on this server.',
    missing:
      '{count, plural, one {One photo could not be read and is not shown.} other {# photos could not be read and are not shown.}}',
  },
} as const
