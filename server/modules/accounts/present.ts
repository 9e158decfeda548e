import type { User } from '#contract/accounts.ts'
import type { Caller } from '#server/lib/caller.ts'

/** A person as the services know them. */
export type Person = Omit<Caller, 'tokenHash' | 'invitedTo' | 'operator'>

type PersonRow = Omit<Person, 'emailVerified' | 'hasPassword'> & {
  emailVerifiedAt: Date | null
  passwordHash: string | null
}

/** From a row of `users`. */
export function asPerson({ emailVerifiedAt, passwordHash, ...row }: PersonRow): Person {
  const { uuid, email, firstName, surname, language, deletionDueAt } = row
  const proofs = { emailVerified: emailVerifiedAt !== null, hasPassword: passwordHash !== null }
  return { uuid, email, firstName, surname, ...proofs, language, deletionDueAt }
}

/** The fields of a person that the API returns, to that person only. */
export function presentUser(person: Person): User {
  const { uuid, email, firstName, surname, emailVerified, hasPassword, language, deletionDueAt } = person
  return {
    uuid,
    email,
    firstName,
    surname,
    emailVerified,
    ...(!hasPassword && { hasPassword }),
    ...(language && { language }),
    deletionDueAt: deletionDueAt?.toISOString() ?? null,
  }
}

/** Like `presentUser`, from a row of `users`. */
export const asUser = (row: Parameters<typeof asPerson>[0]): User => presentUser(asPerson(row))
