import { submitContribution, withdrawContribution } from '#contract/contributions.ts'
import { listContributedPhotos, listPublicContributions } from '#contract/visitors.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Contributing } from './service-contributing.ts'

export function contributingRoutes(mount: Mount, contributing: Contributing) {
  mount(
    submitContribution,
    ({ caller, visitor, body, files }) => contributing.submit({ ...visitor, caller }, body, files),
    ({ caller, visitor, ip, body, bytes }) => contributing.admit({ ...visitor, caller }, ip, body, bytes),
  )
  mount(withdrawContribution, ({ caller, body }) => contributing.withdraw(caller, body.shareSlug))
  mount(listPublicContributions, ({ params, query, visitor }) =>
    contributing.listPublic(params.slug, visitor, query.after),
  )
  mount(listContributedPhotos, ({ params, query, visitor }) =>
    contributing.listPhotos(params.slug, visitor, query.after),
  )
}
