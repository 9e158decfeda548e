/**
 * The words inside the pack for the day of the service: its cards and its note. Only the server reads them.
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
  readme: {
    title: 'Slideshow of {name}',
    made: 'Made on {date}. {count, plural, one {# photo} other {# photos}}, {speed, plural, one {# second} other {# seconds}} each: {length} in all.',
    unpack:
      'Unpack everything onto a USB stick first, and keep it together. Nothing in it needs the internet. Please try it where it will be shown, before the day.',
    film: 'slideshow.mp4: a film for televisions, projectors and computers (1920 × 1080, no sound). Choose “repeat” on the player if it should go on without end.',
    filmHeard:
      'slideshow.mp4: a film for televisions, projectors and computers (1920 × 1080, with the sound of films whose family chose it). Choose “repeat” on the player if it should go on without end.',
    photos: 'photos: the photos, in their order.',
    films: 'films: the films of the memorial.',
    noFilm:
      'There is no film in this pack: it could not be made on this server. The photos in the folder “photos” have their order in their names.',
    missing:
      '{count, plural, one {One photo could not be read and is not shown.} other {# photos could not be read and are not shown.}}',
  },
} as const
