import { enterByInvitation, submitContribution, withdrawContribution } from '#contract/contributions.ts'
import { listContributedPhotos, listPublicContributions } from '#contract/visitors.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Context } from '#server/ports/context.ts'
import { enterByInvitation as enter } from './service-invited.ts'
import * as lists from './service-public.ts'
import * as submission from './service-submit.ts'

export function contributingRoutes(mount: Mount, context: Context) {
  mount(
    submitContribution,
    ({ caller, visitor, body, files }) =>
      submission.submitContribution(context, { ...visitor, caller }, body, files),
    ({ caller, visitor, ip, body, bytes }) =>
      submission.admit(context, { ...visitor, caller }, ip, body, bytes),
  )
  mount(enterByInvitation, ({ params, visitor, body, languages, ...from }) =>
    enter(context, params.slug, visitor, body, from, preferredLanguage(languages)),
  )
  mount(withdrawContribution, ({ caller, body }) =>
    submission.withdrawContribution(context, caller, body.shareSlug),
  )
  mount(listPublicContributions, ({ params, query, visitor }) =>
    lists.listPublicContributions(context, params.slug, visitor, query.after),
  )
  mount(listContributedPhotos, ({ params, query, visitor }) =>
    lists.listContributedPhotos(context, params.slug, visitor, query.after),
  )
}
