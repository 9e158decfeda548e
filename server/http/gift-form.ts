import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailPattern } from '#contract/email-pattern.ts'
import { fillPath } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { line, Uuid } from '#contract/fields.ts'
import { account, donations, rsvp } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { type LanguagePreferences, languagePreferencesOf } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { GiftNow, GuestGift, RefusedForm } from '../../app/context.ts'
import { refusedForm } from './form-refusal.ts'
import { parseInput } from './parse.ts'

/** What the gift forms need from the product. */
export interface GuestGiving {
  begin(
    slug: string,
    visitor: Visitor,
    wish: Omit<GuestGift, 'fundId'> & { fundUuid: string | null },
    origin: { ip: string; languages: LanguagePreferences; pageOf(shareSlug: string, key: string): string },
  ): Promise<{ key: string }>
  read(slug: string, visitor: Visitor, key: string): Promise<GiftNow | null>
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
export const giftByForm =
  ({ begin }: GuestGiving, request: FastifyRequest, visitor: Visitor, publicUrl: string) =>
  async (slug: string, gift: GuestGift): Promise<{ kind: 'begun'; key: string } | RefusedForm> => {
    try {
      const { fundId, ...wish } = parseInput(Gift, gift)
      const { key } = await begin(
        slug,
        visitor,
        { ...wish, fundUuid: fundId },
        {
          ip: networkOf(request.ip),
          languages: languagePreferencesOf(request),
          pageOf: (shareSlug, gift) =>
            publicUrl + fillPath('/view/:shareSlug/give/:gift', { shareSlug, gift }),
        },
      )
      return { kind: 'begun', key }
    } catch (reason) {
      return refusedForm(request, reason)
    }
  }

export const giftOfPage =
  ({ read }: GuestGiving, visitor: Visitor) =>
  async (slug: string, key: string): Promise<GiftNow | null> => {
    if (!Uuid.safeParse(key).success) return null
    try {
      return await read(slug, visitor, key)
    } catch (reason) {
      // The memorial was closed meanwhile: its own page says so, and the mail is the receipt.
      if (reason instanceof DomainError && reason.code.startsWith('PUBLIC_')) return null
      throw reason
    }
  }
