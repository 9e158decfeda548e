import { getPublicMemorial } from '#contract/memorials.ts'
import { getMine } from '#contract/visitors.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Visitors } from './service.ts'

export function visitorRoutes(mount: Mount, visitors: Visitors) {
  mount(getPublicMemorial, ({ params, visitor }) => visitors.getPublic(params.slug, visitor))
  mount(getMine, ({ params, query, visitor }) => visitors.getMine(params.slug, visitor, query.inviteToken))
}
