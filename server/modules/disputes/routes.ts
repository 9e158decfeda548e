import { listDisputes } from '#contract/disputes.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Disputes } from './service.ts'

export function disputeRoutes(mount: Mount, disputes: Disputes) {
  mount(listDisputes, () => disputes.list())
}
