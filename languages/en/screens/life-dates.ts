/** The fields for the dates of birth and death. */
export const lifeDates = {
  title: 'Dates of birth and death',
  intro: 'As much as you know. Any part may stay empty.',
  birth: 'Date of birth',
  death: 'Date of death',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  noMonth: 'Not known',
  about: 'Only about this year',
  reads: 'Under the name: {dates}',
  blocked: 'Please look at the dates of birth and death: something in them cannot be right yet.',
  /** By `LifeDateProblem`. */
  problems: {
    yearMissing: 'Please add the year, or leave all of it empty.',
    yearUnclear: 'Please write the year with four digits, such as 1931.',
    monthMissing: 'A day needs its month. Please choose one, or leave the day empty.',
    monthUnclear: 'Please choose the month from the list.',
    dayUnclear: 'This month does not have that day. Please check it.',
    aboutYearOnly: '“About” goes with a year alone. Please leave day and month empty, or untick it.',
    future: 'This is still to come. Please check the year.',
    deathBeforeBirth: 'This is before the date of birth. Please check both.',
  },
} as const
