/** Asked where a mail address looks mistyped. */
export const mailAddress = {
  meant: 'Did you mean <take>{meant}</take>? If {typed} is right, just go on.',
} as const
