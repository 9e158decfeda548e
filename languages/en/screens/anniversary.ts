/** The note once a year to a host. */
export const anniversary = {
  title: 'A note once a year',
  onDeath: 'Write to me on the anniversary of the death',
  onBirth: 'Write to me on the birthday',
  onMemorialDate: 'Take the date of the memorial, {day}, for the anniversary',
  help: 'One mail in the morning of that day, to you alone. Each person who looks after the memorial chooses for themselves. Once the day of the memorial is over, or a month after the death where no day is set, visitors can ask on its page for a mail on the anniversary.',
  deathUnknown: 'The whole date of death is not known here. You can add it among the details.',
  birthUnknown: 'The whole date of birth is not known here. You can add it among the details.',
  saved: 'Saved.',
  failed: 'Your choice could not be saved',
  unknown: 'What you chose could not be read',
} as const
