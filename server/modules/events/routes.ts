import { exportEventAnswers, getProgramme, listEventAnswers, saveProgramme } from '#contract/events.ts'
import { defaultLanguage } from '#languages/index.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Context } from '#server/ports/context.ts'
import * as answers from './service-answers.ts'
import * as programme from './service-programme.ts'

export function eventRoutes(mount: Mount, context: Context) {
  mount(getProgramme, ({ host }) => programme.getProgramme(context, host))
  mount(saveProgramme, ({ host, body }) => programme.saveProgramme(context, host, body))
  mount(listEventAnswers, ({ host, params, query }) =>
    answers.listEventAnswers(context, host, params.eventUuid, query),
  )
  mount(exportEventAnswers, ({ host, params, languages }) =>
    answers.exportEventAnswers(
      context,
      host,
      params.eventUuid,
      preferredLanguage(languages) ?? defaultLanguage,
    ),
  )
}
