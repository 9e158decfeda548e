import { updateFunds } from '#contract/edits.ts'
import { exportDonations, listDonations, listGiftAccounts, setGiftAccount } from '#contract/funds.ts'
import { defaultLanguage } from '#languages/index.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Context } from '#server/ports/context.ts'
import * as donations from './list-donations.ts'
import * as accounts from './set-gift-account.ts'
import { updateFunds as update } from './update-funds.ts'

export function fundRoutes(mount: Mount, context: Context) {
  mount(listDonations, ({ host, query }) => donations.listDonations(context, host, query))
  mount(updateFunds, ({ host, body }) => update(context, host, body))
  mount(listGiftAccounts, ({ params }) => accounts.listGiftAccounts(context, params.memorialUuid))
  mount(setGiftAccount, ({ params, body }) => accounts.setGiftAccount(context, params.memorialUuid, body))
  mount(exportDonations, ({ host, languages }) =>
    donations.exportDonations(context, host, preferredLanguage(languages) ?? defaultLanguage),
  )
}
