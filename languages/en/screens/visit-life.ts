/** A life in decades, on the public page. */
export const visitLife = {
  label: 'The life of {name} in decades',
  photos: '{count, plural, one {# photo} other {# photos}}',
  films: '{count, plural, one {# film} other {# films}}',
  memories: '{count, plural, one {# memory} other {# memories}}',
  nothing: 'Nothing yet',
  gap: 'Nothing yet from {decade}. Who might have something?',
  might: 'I might have something',
  ask: 'Ask someone',
  subject: 'Photos of {name}',
  message:
    'There is nothing yet from {decade} in the memorial of {name}. Do you have a photo or a story from then?',
  undated: 'Without a date',
  all: '{count, plural, other {See all # photos}}',
} as const
