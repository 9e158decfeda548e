import {
  approveContributions,
  blockContributor,
  hideContribution,
  listContributions,
  removeContribution,
  restoreContribution,
  thankContributor,
} from '#contract/contributions.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Contributions } from './service.ts'

export function contributionRoutes(mount: Mount, contributions: Contributions) {
  mount(listContributions, ({ host, query }) => contributions.list(host, query))
  mount(hideContribution, ({ host, params: { contributionId }, body }) =>
    body.hidden ? contributions.hide(host, contributionId) : contributions.approve(host, contributionId),
  )
  mount(approveContributions, ({ host, body: { contributionIds, approved } }) =>
    approved
      ? contributions.approveWaiting(host, contributionIds)
      : contributions.returnToPending(host, contributionIds),
  )
  mount(removeContribution, ({ host, params }) => contributions.remove(host, params.contributionId))
  mount(blockContributor, ({ host, params }) => contributions.block(host, params.contributionId))
  mount(restoreContribution, ({ host, params }) => contributions.restore(host, params.contributionId))
  mount(thankContributor, ({ host, params, body }) =>
    contributions.thank(host, params.contributionId, body.message),
  )
}
