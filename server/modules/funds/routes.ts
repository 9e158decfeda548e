import { updateFunds } from '#contract/edits.ts'
import { exportDonations, listDonations, listGiftAccounts, setGiftAccount } from '#contract/funds.ts'
import { defaultLanguage } from '#languages/index.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Funds } from './service.ts'

export function fundRoutes(mount: Mount, funds: Funds) {
  mount(listDonations, ({ host, query }) => funds.listDonations(host, query))
  mount(updateFunds, ({ host, body }) => funds.updateFunds(host, body))
  mount(listGiftAccounts, ({ params }) => funds.listGiftAccounts(params.memorialUuid))
  mount(setGiftAccount, ({ params, body }) => funds.changeGiftAccount(params.memorialUuid, body))
  mount(exportDonations, ({ host, languages }) =>
    funds.exportDonations(host, preferredLanguage(languages) ?? defaultLanguage),
  )
}
