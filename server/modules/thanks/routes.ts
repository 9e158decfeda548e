import {
  addThanks,
  exportThanks,
  listThanks,
  markThanked,
  removeThanks,
  sendThanks,
} from '#contract/thanks.ts'
import { defaultLanguage } from '#languages/index.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Context } from '#server/ports/context.ts'
import * as change from './change-thanks.ts'
import * as list from './list-thanks.ts'

export function mountThanks(mount: Mount, context: Context) {
  mount(listThanks, ({ host, query }) => list.listThanks(context, host, query))
  mount(exportThanks, ({ host, languages }) =>
    list.exportThanks(context, host, preferredLanguage(languages) ?? defaultLanguage),
  )
  mount(addThanks, ({ host, body }) => change.addThanks(context, host, body))
  mount(removeThanks, ({ host, params, body }) =>
    change.removeThanks(context, host, params.lineUuid, body.removed),
  )
  mount(markThanked, ({ host, params, body }) =>
    change.markThanked(context, host, params.lineUuid, body.thanked),
  )
  mount(sendThanks, ({ host, params, body }) => change.sendThanks(context, host, params.lineUuid, body.words))
}
