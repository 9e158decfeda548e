import * as calls from '#contract/contributions.ts'
import { listContributedPhotos, listPublicContributions } from '#contract/visitors.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Context } from '#server/ports/context.ts'
import * as paper from './add-memory-card.ts'
import * as lists from './list-contributions.ts'
import * as moderation from './moderate-contributions.ts'
import * as submission from './submit-contribution.ts'

/** Calls of those who look after a memorial. */
export function contributionRoutes(mount: Mount, context: Context) {
  mount(calls.listContributions, ({ host, query }) => moderation.listContributions(context, host, query))
  mount(calls.hideContribution, ({ host, params, body }) =>
    moderation.setHidden(context, host, params.contributionId, body.hidden),
  )
  mount(calls.approveContributions, ({ host, body: { contributionIds, approved } }) =>
    moderation.setApproved(context, host, contributionIds, approved),
  )
  mount(calls.removeContribution, ({ host, params }) =>
    moderation.removeContribution(context, host, params.contributionId),
  )
  mount(calls.blockContributor, ({ host, params }) =>
    moderation.blockContributor(context, host, params.contributionId),
  )
  mount(calls.restoreContribution, ({ host, params }) =>
    moderation.restoreContribution(context, host, params.contributionId),
  )
  mount(
    calls.fileMemoryCard,
    ({ host, body, files }) => paper.addMemoryCard(context, host, body, files),
    ({ host, body, bytes }) => paper.admitMemoryCard(context, host, body.clientId, bytes),
  )
  mount(calls.typeOffContribution, ({ host, params, body }) =>
    paper.writeCardWords(context, host, params.contributionId, body),
  )
  mount(calls.writeRecordingTranscript, ({ host, params, body }) =>
    moderation.writeRecording(context, host, params.contributionId, body),
  )
}

/** Calls of visitors. */
export function mountContributing(mount: Mount, context: Context) {
  mount(
    calls.submitContribution,
    ({ caller, visitor, body, files }) =>
      submission.submitContribution(context, { ...visitor, caller }, body, files),
    ({ caller, visitor, ip, body, bytes }) =>
      submission.admit(context, { ...visitor, caller }, ip, body, bytes),
  )
  mount(calls.enterByInvitation, ({ params, visitor, body, languages, ...from }) =>
    submission.enterByInvitation(context, params.slug, visitor, body, from, preferredLanguage(languages)),
  )
  mount(calls.withdrawContribution, ({ caller, body }) =>
    submission.withdrawContribution(context, caller, body.shareSlug),
  )
  mount(listPublicContributions, ({ params, query, visitor }) =>
    lists.listPublicContributions(context, params.slug, visitor, query.after),
  )
  mount(listContributedPhotos, ({ params, query, visitor }) =>
    lists.listContributedPhotos(context, params.slug, visitor, query.after),
  )
}
