/** Stories, in the step and on the edit screen. */
export const stories = {
  title: 'Stories',
  intro: 'Something you remember, a day, a habit, a saying. A few lines are enough.',
  label: 'Story {number, number}',
  titleLabel: 'Title',
  titleOf: 'Title of story {number, number}',
  titleTooLong:
    'A title has room for {limit, number} characters, and this one is longer. Please shorten it, or let the story begin with it.',
  placeholder: 'Begin anywhere',
  add: 'Add Another Story',
  remove: 'Remove Story',
  removeNamed: 'Remove Story {number, number}',
  earlier: 'Move up',
  later: 'Move down',
  earlierNamed: 'Move up: story {number, number}',
  laterNamed: 'Move down: story {number, number}',
  moved: 'Story moved to place {place, number} of {total, number}',
  removed: 'Story removed',
  cut: 'There is room for {limit, number} characters in a story. The end of yours was left out: it may go on in another one.',
} as const
