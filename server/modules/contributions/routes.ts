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
  mount(hideContribution, ({ host, params, body }) =>
    contributions.hide(host, params.contributionId, body.hidden),
  )
  mount(approveContributions, ({ host, body }) =>
    contributions.approve(host, body.contributionIds, body.approved),
  )
  mount(removeContribution, ({ host, params }) => contributions.remove(host, params.contributionId))
  mount(blockContributor, ({ host, params }) => contributions.block(host, params.contributionId))
  mount(restoreContribution, ({ host, params }) => contributions.restore(host, params.contributionId))
  mount(thankContributor, ({ host, params, body }) =>
    contributions.thank(host, params.contributionId, body.message),
  )
}
