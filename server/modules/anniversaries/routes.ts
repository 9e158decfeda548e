import type { FastifyPluginAsync } from 'fastify'
import {
  askForYearlyNote,
  changeAnniversary,
  confirmYearlyNote,
  endYearlyNote,
  getAnniversary,
  getYearlyNote,
} from '#contract/anniversaries.ts'
import { fillPath, type Params } from '#contract/endpoint.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as asking from './service-asking.ts'
import * as settings from './service-settings.ts'

export function anniversaryRoutes(mount: Mount, context: Context) {
  mount(getAnniversary, ({ host }) => settings.getAnniversary(context, host))
  mount(changeAnniversary, ({ host, body }) => settings.changeAnniversary(context, host, body))
  mount(getYearlyNote, ({ params, visitor }) => asking.getYearlyNote(context, params.slug, visitor))
  mount(askForYearlyNote, ({ params, visitor, body, ip, languages }) =>
    asking.askForYearlyNote(context, params.slug, visitor, body, { ip, languages }),
  )
  mount(confirmYearlyNote, ({ params }) => asking.confirmYearlyNote(context, params.token))
  mount(endYearlyNote, ({ params }) => asking.endYearlyNote(context, params.token))
}

/** Mail programs post to this address, as for invitations; browsers that open it get the page that asks. */
export const endYearlyNotePage: FastifyPluginAsync = async (app) => {
  app.get<{ Params: Params<typeof endYearlyNote> }>(endYearlyNote.path, (request, reply) =>
    reply.redirect(fillPath('/yearly-note/end/:token', request.params), 303),
  )
}
