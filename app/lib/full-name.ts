/** Splits a full name as accounts store it: everything after the first word is the surname. */
export function namesIn(name: string): { firstName: string; surname: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, surname: rest.join(' ') }
}

/** An account's name as a single string. */
export const fullName = ({ firstName, surname }: { firstName: string; surname: string }): string =>
  `${firstName} ${surname}`.trim()
