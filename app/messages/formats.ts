/** In which moments are written, on the server and in the browser alike. */
export const timeZone = 'Australia/Sydney'

/**
 * Named formats for messages. There is no `dateTime` one on purpose: a message formats in the reader's locale,
 * while English dates follow their reader's region, so a message takes a date already written by `lib/dates.ts`.
 */
export const formats = {
  number: {
    percent: { style: 'percent', maximumFractionDigits: 0 },
  },
} as const
