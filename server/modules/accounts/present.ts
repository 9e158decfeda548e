import type { User } from '#contract/accounts.ts'
import type { Language } from '#languages/index.ts'

/** A person as the services know them. */
export interface Person {
  uuid: string
  email: string
  firstName: string
  surname: string
  emailVerified: boolean
  language: Language | null
  deletionDueAt: Date | null
}

/** From a row of `users`. */
export function asPerson(row: Omit<Person, 'emailVerified'> & { emailVerifiedAt: Date | null }): Person {
  const { uuid, email, firstName, surname, emailVerifiedAt, language, deletionDueAt } = row
  return { uuid, email, firstName, surname, emailVerified: emailVerifiedAt !== null, language, deletionDueAt }
}

/** The fields of a person that the API returns, to that person only. */
export function presentUser(person: Person): User {
  const { uuid, email, firstName, surname, emailVerified, language, deletionDueAt } = person
  return {
    uuid,
    email,
    firstName,
    surname,
    emailVerified,
    ...(language && { language }),
    deletionDueAt: deletionDueAt?.toISOString() ?? null,
  }
}

/** Like `presentUser`, from a row of `users`. */
export const asUser = (row: Parameters<typeof asPerson>[0]): User => presentUser(asPerson(row))
