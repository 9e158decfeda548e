/** Whether a text can be the token of a personal link. */
export const isInviteToken = (text: string | null): text is string =>
  text !== null && /^[\x21-\x7e]{1,100}$/.test(text)
