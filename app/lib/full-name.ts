/** A name in one field, as an account keeps it: what comes after the first word is the surname. */
export function namesIn(name: string): { firstName: string; surname: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, surname: rest.join(' ') }
}

/** How an account is called in one field. */
export const fullName = ({ firstName, surname }: { firstName: string; surname: string }): string =>
  `${firstName} ${surname}`.trim()
