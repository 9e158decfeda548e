import { getPublicMemorial } from '#contract/memorials.ts'
import { getMine } from '#contract/visitors.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as visitors from './service.ts'

export function visitorRoutes(mount: Mount, context: Context) {
  mount(getPublicMemorial, ({ params, visitor }) => visitors.getPublic(context, params.slug, visitor))
  mount(getMine, ({ params, query, visitor }) =>
    visitors.getMine(context, params.slug, visitor, query.inviteToken, query.receipt),
  )
}
