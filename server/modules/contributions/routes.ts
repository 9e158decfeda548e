import {
  approveContributions,
  blockContributor,
  fileMemoryCard,
  hideContribution,
  listContributions,
  removeContribution,
  restoreContribution,
  typeOffContribution,
  writeRecordingTranscript,
} from '#contract/contributions.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as moderation from './service-moderation.ts'
import * as paper from './service-paper.ts'
import { writeTranscript } from './service-transcripts.ts'

export function contributionRoutes(mount: Mount, context: Context) {
  mount(listContributions, ({ host, query }) => moderation.listContributions(context, host, query))
  mount(hideContribution, ({ host, params: { contributionId }, body }) =>
    body.hidden
      ? moderation.hideContribution(context, host, contributionId)
      : moderation.approveContribution(context, host, contributionId),
  )
  mount(approveContributions, ({ host, body: { contributionIds, approved } }) =>
    approved
      ? moderation.approveWaiting(context, host, contributionIds)
      : moderation.returnToPending(context, host, contributionIds),
  )
  mount(removeContribution, ({ host, params }) =>
    moderation.removeContribution(context, host, params.contributionId),
  )
  mount(blockContributor, ({ host, params }) =>
    moderation.blockContributor(context, host, params.contributionId),
  )
  mount(restoreContribution, ({ host, params }) =>
    moderation.restoreContribution(context, host, params.contributionId),
  )
  mount(
    fileMemoryCard,
    ({ host, body, files }) => paper.fileMemoryCard(context, host, body, files),
    ({ host, body, bytes }) => paper.admitMemoryCard(context, host, body.clientId, bytes),
  )
  mount(typeOffContribution, ({ host, params, body }) =>
    paper.typeOffContribution(context, host, params.contributionId, body),
  )
  mount(writeRecordingTranscript, ({ host, params, body }) =>
    writeTranscript(context, host, params.contributionId, body),
  )
}
