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
import type { Rsvps } from './service.ts'

export function rsvpRoutes(mount: Mount, rsvps: Rsvps) {
  mount(listRsvps, ({ host, query }) => rsvps.list(host, query))
  mount(submitRsvp, ({ params, visitor, body, ip, languages }) =>
    rsvps.submit(params.slug, visitor, body, { ip, languages }),
  )
  mount(approveRsvp, ({ host, params }) => rsvps.approve(host, params.rsvpId))
  mount(removeRsvp, ({ host, params }) => rsvps.remove(host, params.rsvpId))
  mount(restoreRsvp, ({ host, params }) => rsvps.restore(host, params.rsvpId))
  mount(blockAnswerer, ({ host, params }) => rsvps.block(host, params.rsvpId))
  mount(exportRsvps, ({ host, languages }) =>
    rsvps.exportAll(host, preferredLanguage(languages) ?? defaultLanguage),
  )
}
