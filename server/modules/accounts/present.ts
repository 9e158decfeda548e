import type { User } from '#contract/accounts.ts'

/** What of a person leaves the server, and only to that person. */
export function presentUser(person: User): User {
  const { uuid, email, firstName, surname, emailVerified } = person
  return { uuid, email, firstName, surname, emailVerified }
}

/** The same from a row of `users`. */
export function asUser(row: Omit<User, 'emailVerified'> & { emailVerifiedAt: Date | null }): User {
  return presentUser({ ...row, emailVerified: row.emailVerifiedAt !== null })
}
