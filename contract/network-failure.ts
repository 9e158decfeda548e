/** The message when there was no answer at all. Not in `errors.ts`, whose table is long. */
export const networkFailure = 'Unable to connect to the server. Please check your internet connection.'
