/** The dates of a life, under the name. */
export const lifeSpan = {
  span: '{birth} – {death}',
  /** By how exactly the date is known. */
  born: { day: 'born {date}', month: 'born {date}', year: 'born {date}', about: 'born {date}' },
  died: { day: 'died {date}', month: 'died {date}', year: 'died {date}', about: 'died {date}' },
  about: 'about {year}',
} as const
