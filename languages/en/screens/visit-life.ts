/** A life in decades, on the public page. */
export const visitLife = {
  label: 'The life of {name} in decades',
  photos: '{count, plural, one {# photo} other {# photos}}',
  films: '{count, plural, one {# film} other {# films}}',
  undated: 'Without a date',
  all: '{count, plural, other {See all # photos}}',
} as const
