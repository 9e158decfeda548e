/** Memories on paper: a photo of a card or letter, filed as a memory that waits. */
export const memoryCards = {
  pageTitle: 'Memories on paper · Afterglow',
  title: 'Memories on paper',
  loading: 'Opening the page',
  intro:
    'Photograph a card or a letter, say who wrote it, and type what it says if you like. It shows on the memorial once it is approved.',
  drop: 'Drop a photo here or click to select',
  choose: 'Photograph a card or letter',
  another: 'Another photo instead',
  photo: 'The photo of the card or letter',
  unreadable: '“{name}” cannot be read as a photo.',
  missing: 'Choose a photo of the card or letter first.',
  who: 'Who wrote it',
  whoHelp: 'As it will be shown. Without a name it is shown as Anonymous.',
  words: 'What it says',
  wordsHelp:
    'Can be typed off later, by anybody who helps here. Typed words help people who cannot read the hand, or cannot see.',
  file: 'File it',
  filing: 'Filing…',
  filed: '{count, plural, one {Filed. It waits to be approved.} other {# filed. They wait to be approved.}}',
  toWaiting: 'Look at what waits',
} as const
