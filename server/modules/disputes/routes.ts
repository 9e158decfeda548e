import { listDisputes } from '#contract/disputes.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as disputes from './service.ts'

export function disputeRoutes(mount: Mount, context: Context) {
  mount(listDisputes, () => disputes.listDisputes(context))
}
