import { updateFunds } from '#contract/edits.ts'
import { exportDonations, listDonations } from '#contract/funds.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Funds } from './service.ts'

export function fundRoutes(mount: Mount, funds: Funds) {
  mount(listDonations, ({ host, query }) => funds.listDonations(host, query))
  mount(updateFunds, ({ host, body }) => funds.updateFunds(host, body))
  mount(exportDonations, ({ host }) => funds.exportDonations(host))
}
