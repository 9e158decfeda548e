/** What a person reads when no answer came at all. Apart from `errors.ts`, whose table is long. */
export const networkFailure = 'Unable to connect to the server. Please check your internet connection.'
