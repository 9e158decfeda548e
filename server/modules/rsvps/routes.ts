import {
  approveRsvp,
  blockAnswerer,
  exportRsvps,
  listRsvps,
  removeRsvp,
  restoreRsvp,
} from '#contract/rsvps.ts'
import { submitRsvp } from '#contract/visitors.ts'
import { defaultLanguage } from '#languages/index.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Context } from '#server/ports/context.ts'
import * as lists from './list-rsvps.ts'
import * as removal from './remove-rsvp.ts'
import * as submission from './submit-rsvp.ts'

export function rsvpRoutes(mount: Mount, context: Context) {
  mount(listRsvps, ({ host, query }) => lists.listRsvps(context, host, query))
  mount(submitRsvp, ({ params, visitor, body, ip, languages }) =>
    submission.submitRsvp(context, params.slug, visitor, body, { ip, languages }),
  )
  mount(approveRsvp, ({ host, params }) => removal.approveRsvp(context, host, params.rsvpId))
  mount(removeRsvp, ({ host, params }) => removal.removeRsvp(context, host, params.rsvpId))
  mount(restoreRsvp, ({ host, params }) => removal.restoreRsvp(context, host, params.rsvpId))
  mount(blockAnswerer, ({ host, params }) => removal.blockAnswerer(context, host, params.rsvpId))
  mount(exportRsvps, ({ host, languages }) =>
    lists.exportRsvps(context, host, preferredLanguage(languages) ?? defaultLanguage),
  )
}
