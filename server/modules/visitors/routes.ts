import type { FastifyRequest } from 'fastify'
import { getPublicMemorial } from '#contract/memorials.ts'
import { getMine } from '#contract/visitors.ts'
import type { Mount } from '#server/http/mount.ts'
import { addressOf } from '#server/http/target.ts'
import { isInviteToken } from '#server/lib/invite-token.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import * as visitors from './show-visitor.ts'

export function visitorRoutes(mount: Mount, context: Context) {
  mount(getPublicMemorial, ({ params, visitor }) => visitors.getPublic(context, params.slug, visitor))
  mount(getMine, ({ params, query, visitor }) =>
    visitors.getMine(context, params.slug, visitor, query.inviteToken),
  )
}

/** Reads an event as a calendar file; one for chosen people by the personal link in the address (`?i=…`). */
export const presentCalendar =
  (context: Context, request: FastifyRequest, visitor: Visitor) =>
  (slug: string, eventUuid: string | null) => {
    const token = addressOf(request).searchParams.get('i')
    const inviteToken = isInviteToken(token) ? token : undefined
    return visitors.readCalendar(context, slug, visitor, { eventUuid, inviteToken })
  }
