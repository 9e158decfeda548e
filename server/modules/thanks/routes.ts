import { thankContributor } from '#contract/contributions.ts'
import {
  addThanks,
  exportThanks,
  getThanksLine,
  joinThanks,
  listThanks,
  markThanked,
  partThanks,
  printThanks,
  removeThanks,
  saveThanks,
  sendThanks,
} from '#contract/thanks.ts'
import { defaultLanguage } from '#languages/index.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Context } from '#server/ports/context.ts'
import * as lines from './service-lines.ts'
import * as list from './service-list.ts'
import * as print from './service-print.ts'
import * as notes from './service-send.ts'

export function thanksRoutes(mount: Mount, context: Context) {
  mount(listThanks, ({ host, query }) => list.listThanks(context, host, query))
  mount(getThanksLine, ({ host, params }) => list.getThanksLine(context, host, params.lineUuid))
  mount(exportThanks, ({ host, languages }) =>
    list.exportThanks(context, host, preferredLanguage(languages) ?? defaultLanguage),
  )
  mount(addThanks, ({ host, body }) => lines.addThanks(context, host, body))
  mount(saveThanks, ({ host, params, body }) => lines.saveThanks(context, host, params.lineUuid, body))
  mount(markThanked, ({ host, body }) => lines.markThanked(context, host, body))
  mount(joinThanks, ({ host, params, body }) =>
    lines.joinThanks(context, host, params.lineUuid, body.otherUuid),
  )
  mount(partThanks, ({ host, params }) => lines.partThanks(context, host, params.reasonUuid))
  mount(removeThanks, ({ host, params, body }) =>
    lines.removeThanks(context, host, params.reasonUuid, body.removed),
  )
  mount(sendThanks, ({ host, body }) => notes.sendThanks(context, host, body))
  mount(thankContributor, ({ host, params, body }) =>
    notes.thankContributor(context, host, params.contributionId, body.message),
  )
  mount(printThanks, ({ host, body, signal }) => print.printThanks(context, host, body, signal))
}
