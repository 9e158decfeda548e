import type { Contributor } from '#app/context.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as fileAccess from '#server/modules/file-access/authorise-files.ts'
import type { Context } from '#server/ports/context.ts'
import { readAddedBefore, readOwn } from './list-contributions.ts'

/**
 * Who adds to a memorial by its form. Their account, or the session of their personal link; but a link that names
 * another address than the account's comes first, unless a host looks at what they sent. Rejects with PUBLIC_…
 */
export async function identifyContributor(
  context: Context,
  slug: string,
  visitor: Visitor,
  inviteToken: string | null | undefined,
) {
  const { memorialUuid } = await access.requireReadable(context, slug, visitor)
  const { caller } = visitor
  const contact = await context.db
    .selectFrom('contacts')
    .select(['firstName', 'surname', 'email'])
    .where('memorialUuid', '=', memorialUuid)
    .where('inviteToken', '=', inviteToken ?? '')
    .executeTakeFirst()
  const isSame = !contact?.email || contact.email.toLowerCase() === caller?.email.toLowerCase()
  const isMeant = caller && (isSame || (await access.isHost(context, memorialUuid, caller.uuid)))
  const mayAdd = caller?.emailVerified || caller?.invitedTo === memorialUuid
  return { memorialUuid, caller: isMeant && mayAdd ? caller : null, contact }
}

/** What the card of a memory knows of them; nobody is known at a page that is closed to them. */
export async function readContributor(
  context: Context,
  slug: string,
  visitor: Visitor,
  inviteToken: string | null,
): Promise<Pick<Contributor, 'known' | 'own' | 'addedBefore'>> {
  const found = await identifyContributor(context, slug, visitor, inviteToken).catch((reason) => {
    if (reason instanceof DomainError) return null
    throw reason
  })
  if (!found) return { known: null, own: null, addedBefore: null }
  const { memorialUuid, caller, contact } = found
  const own = caller && (await readOwn(context, memorialUuid, caller))
  const person = caller ?? contact
  return {
    known: person?.email
      ? {
          name: `${person.firstName} ${person.surname}`.trim(),
          email: person.email,
          isLink: !caller?.emailVerified,
          hasPassword: caller?.hasPassword ?? true,
        }
      : null,
    own: own && caller && (await fileAccess.withOwnAddresses(context, own, caller.uuid)),
    addedBefore: own ? null : await readAddedBefore(context, memorialUuid, inviteToken ?? undefined),
  }
}
