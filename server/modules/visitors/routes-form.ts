import type { FastifyRequest } from 'fastify'
import { addressOf } from '#server/http/target.ts'
import { isInviteToken } from '#server/lib/invite-token.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { readCalendar } from './service.ts'

/** Reads an event as a calendar file; one for chosen people by the personal link in the address (`?i=…`). */
export const calendarOf =
  (context: Context, publicUrl: string, request: FastifyRequest, visitor: Visitor) =>
  (slug: string, eventUuid: string | null) => {
    const token = addressOf(request).searchParams.get('i')
    const inviteToken = isInviteToken(token) ? token : undefined
    return readCalendar(context, publicUrl, slug, visitor, { eventUuid, inviteToken })
  }
