import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CardGift, Donor, GiftNow, GiftStep, GuestGift, RefusedForm } from '#app/context.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { fillPath } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { line, Uuid } from '#contract/fields.ts'
import * as funds from '#contract/funds.ts'
import { account, donations, rsvp } from '#contract/limits.ts'
import { finishDonation, processDonation } from '#contract/visitors.ts'
import { readFormProofs } from '#server/http/form-proofs.ts'
import { refusedForm } from '#server/http/form-refusal.ts'
import type { Mount } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { languagePreferencesOf } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import { identifyContributor } from '#server/modules/contributions/identify-contributor.ts'
import { listGivenBy } from '#server/modules/funds/list-donations.ts'
import type { Context } from '#server/ports/context.ts'
import { exportAllDonations } from './export-donations.ts'
import { beginGuestGift, readGuestGift } from './give-as-guest.ts'
import * as giving from './give-donation.ts'
import { refundDonation } from './refund-donation.ts'

export function donationRoutes(mount: Mount, context: Context) {
  mount(processDonation, ({ caller, visitor, body, ip }) =>
    giving.processDonation(context, caller, visitor, body, ip),
  )
  mount(finishDonation, ({ caller, body }) => giving.finishDonation(context, caller, body.paymentIntentId))
  mount(funds.refundDonation, ({ params }) => refundDonation(context, params.paymentIntentId))
  mount(funds.exportAllDonations, () => exportAllDonations(context))
}

const { min, max } = donations
const invalidAmount = fieldProblem('donationAmount')
const invalidEmail = fieldProblem('enterEmail')

const Gift = z
  .object({
    fundId: Uuid.nullable(),
    amountMinor: z
      .number({ error: invalidAmount })
      .int(invalidAmount)
      .min(min * 100, invalidAmount)
      .max(max * 100, invalidAmount),
    name: line(rsvp.nameMax, 'name'),
    email: z.string().trim().max(account.emailMax, invalidEmail).regex(emailPattern, invalidEmail),
    anonymous: z.boolean(),
  })
  .refine(({ name, anonymous }) => anonymous || name !== '', {
    path: ['name'],
    error: fieldProblem('enterName'),
  })

/** Begins a gift from a form, and tells the page the result. */
export const beginGiftByForm =
  (context: Context, request: FastifyRequest, visitor: Visitor) =>
  async (slug: string, gift: GuestGift): Promise<{ kind: 'begun'; key: string } | RefusedForm> => {
    try {
      const { fundId, ...wish } = parseInput(Gift, gift)
      const { key } = await beginGuestGift(
        context,
        slug,
        visitor,
        { ...wish, fundUuid: fundId },
        {
          ip: networkOf(request.ip),
          languages: languagePreferencesOf(request),
          pageOf: (shareSlug, gift) =>
            context.publicUrl + fillPath('/view/:shareSlug/give/:gift', { shareSlug, gift }),
        },
      )
      return { kind: 'begun', key }
    } catch (reason) {
      return refusedForm(request, reason)
    }
  }

/** The gift of a page; null for an unknown one. */
export const readGiftOfPage =
  (context: Context, visitor: Visitor) =>
  async (slug: string, key: string): Promise<GiftNow | null> => {
    if (!Uuid.safeParse(key).success) return null
    try {
      return await readGuestGift(context, slug, visitor, key)
    } catch (reason) {
      // The memorial was closed meanwhile: its own page says so, and the mail is the receipt.
      if (reason instanceof DomainError && reason.code.startsWith('PUBLIC_')) return null
      throw reason
    }
  }

/** Who gives: an account whom no personal link of somebody else brought here, or whom the link names. */
async function identifyDonor(context: Context, slug: string, proofs: ReturnType<typeof readFormProofs>) {
  const { who, inviteToken } = proofs
  const { memorialUuid, caller, contact } = await identifyContributor(context, slug, who, inviteToken)
  return { memorialUuid, account: provenCaller({ ...who, caller }), contact }
}

/** What the card of gifts knows of its visitor. */
export const readDonorOfPage =
  (context: Context, request: FastifyRequest, visitor: Visitor, form?: string) =>
  async (slug: string): Promise<Donor> => {
    const proofs = readFormProofs(request, slug, visitor, form)
    const found = await identifyDonor(context, slug, proofs).catch((reason) => {
      if (reason instanceof DomainError) return null
      throw reason
    })
    if (!found) return { account: null, invited: null, given: [] }
    const { memorialUuid, account, contact } = found
    const present = (person: { firstName: string; surname: string; email: string }) => ({
      name: `${person.firstName} ${person.surname}`.trim(),
      email: person.email,
    })
    const owner = account && present(account)
    const invited = contact?.email ? present({ ...contact, email: contact.email }) : owner
    return {
      // An account without a name, as a mailed code makes it, would give anonymously: its owner fills in who they are.
      account: owner?.name ? owner : null,
      invited,
      given: account ? await listGivenBy(context, memorialUuid, account) : [],
    }
  }

/** The gift of an account, by the forms of the card: what `processDonation` and `finishDonation` do. */
export function handleCardGifts(context: Context, request: FastifyRequest, visitor: Visitor, form?: string) {
  /** @param act returns the payment, with a secret where its bank asks */
  async function take(
    slug: string,
    act: (
      caller: Caller,
      inviteToken: string | null,
    ) => Promise<{ paymentIntentId: string; clientSecret: string | null }>,
  ): Promise<GiftStep> {
    try {
      const proofs = readFormProofs(request, slug, visitor, form)
      const { memorialUuid, account } = await identifyDonor(context, slug, proofs)
      if (!account) throw new DomainError('UNAUTHENTICATED')
      const { paymentIntentId, clientSecret } = await act(account, proofs.inviteToken)
      if (clientSecret !== null) return { kind: 'asks', payment: { paymentIntentId, clientSecret } }
      return { kind: 'given', gift: await giving.showGiven(context, account, memorialUuid, paymentIntentId) }
    } catch (reason) {
      const extra = reason instanceof DomainError ? reason.details.extra : undefined
      const told = extra && 'reason' in extra ? String(extra.reason) : null
      return { ...refusedForm(request, reason), reason: told }
    }
  }
  return {
    payGift: (slug: string, { amountMinor, captcha, ...gift }: CardGift) =>
      take(slug, (caller, inviteToken) => {
        const sent = { ...gift, captcha: captcha ?? undefined, inviteToken: inviteToken ?? undefined }
        const wanted = { ...sent, memorialSlug: slug, amount: amountMinor / 100 }
        const parsed = parseInput(processDonation.body, wanted)
        return giving.processDonation(context, caller, visitor, parsed, networkOf(request.ip))
      }),
    finishGift: (slug: string, paymentIntentId: string) =>
      take(slug, (caller) => {
        const asked = parseInput(finishDonation.body, { paymentIntentId })
        return giving.finishDonation(context, caller, asked.paymentIntentId)
      }),
  }
}
