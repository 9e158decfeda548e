/** Films among the photos, on Edit My Photos. */
export const films = {
  title: 'Films',
  intro: 'Old family films and clips from a phone stand among the photos. They are saved at once.',
  introDraft:
    'Old family films and clips from a phone stand among the photos. They stay on this device until the memorial is saved.',
  storing: 'Keeping it on this device',
  drop: 'Drop films here or click to select',
  choose: 'Choose films',
  hint: 'Up to 10 films, each up to 3 minutes and 300 MB',
  full: 'There is room for 10 films. Remove one to add another.',
  film: 'Film {number, number}',
  caption: 'Caption of film {number, number}',
  writeCaption: 'Write a caption',
  date: 'When was this?',
  dateNamed:
    '{date, select, none {When was this? Film {number, number}} other {Film {number, number}: {date}. Change}}',
  withSound: 'With its sound in the slideshow and its film; otherwise it is silent there',
  removeFilm: 'Remove film {number, number}',
  sending: 'Sending {file}',
  unnamed: 'your film',
  paused:
    'It could not be sent just now, and is tried again by itself. Your film stays on this device until it is sent.',
  stop: 'Stop',
  again: 'Try again',
  asking: {
    title: 'Remove this film?',
    text: 'It is removed at once, for visitors as well, and this cannot be undone.',
    keep: 'Keep it',
    remove: 'Remove the film',
  },
} as const
