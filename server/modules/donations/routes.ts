import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { GiftNow, GuestGift, RefusedForm } from '#app/context.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { fillPath } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { line, Uuid } from '#contract/fields.ts'
import * as funds from '#contract/funds.ts'
import { account, donations, rsvp } from '#contract/limits.ts'
import { finishDonation, processDonation } from '#contract/visitors.ts'
import { refusedForm } from '#server/http/form-refusal.ts'
import type { Mount } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { languagePreferencesOf } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
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
