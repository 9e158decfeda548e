import type { enterByInvitation as enterCall } from '#contract/contributions.ts'
import type { Body } from '#contract/endpoint.ts'
import type { Language } from '#languages/index.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as accounts from '#server/modules/accounts/service.ts'
import type { Context } from '#server/ports/context.ts'

/**
 * Lets the holder of a personal link add a memory as the person that it names, without a code. Rejects with PUBLIC_…,
 * TOO_MANY_ATTEMPTS, CAPTCHA_NEEDED, or with ADDRESS_UNPROVEN when that person has to be proved: the link is none of this
 * memorial, it names no address, or the address has an account that has something to protect.
 */
export async function enterByInvitation(
  context: Context,
  slug: string,
  visitor: Visitor,
  { inviteToken, captcha: proof }: Body<typeof enterCall>,
  from: SignInOrigin,
  language: Language | null,
): Promise<{ token: string; name: string; email: string }> {
  const { memorialUuid } = await access.requireReadable(context, slug, visitor)
  const contact = await context.db
    .selectFrom('contacts')
    .select(['email', 'firstName', 'surname'])
    .where('memorialUuid', '=', memorialUuid)
    .where('inviteToken', '=', inviteToken)
    .executeTakeFirst()
  if (!contact?.email) throw new DomainError('ADDRESS_UNPROVEN')
  const { email, firstName, surname } = contact
  await context.networkLimits.count({
    person: ['actByPerson', `memory ${email.toLowerCase()} ${memorialUuid}`],
    network: null,
    proof,
  })
  const { token } = await accounts.enterInvited(context, memorialUuid, { email, language }, from)
  return { token, name: `${firstName} ${surname}`.trim(), email }
}
