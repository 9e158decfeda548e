import { getPublicMemorial } from '#contract/memorials.ts'
import { getMine } from '#contract/visitors.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type * as service from './service.ts'

/** The functions of the service, with addresses of media that the visitor can use (compose/modules.ts). */
export interface Visitors {
  getPublic(slug: string, visitor: Visitor): ReturnType<typeof service.getPublic>
  getMine(slug: string, visitor: Visitor, inviteToken?: string): ReturnType<typeof service.getMine>
}

export function visitorRoutes(mount: Mount, visitors: Visitors) {
  mount(getPublicMemorial, ({ params, visitor }) => visitors.getPublic(params.slug, visitor))
  mount(getMine, ({ params, query, visitor }) => visitors.getMine(params.slug, visitor, query.inviteToken))
}
