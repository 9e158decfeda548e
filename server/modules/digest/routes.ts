import { changeDigest, endDigest, getDigest } from '#contract/digest.ts'
import type { Mount } from '#server/http/mount.ts'
import { serveEndingLink } from '#server/http/stop-mails.ts'
import type { Context } from '#server/ports/context.ts'
import * as digests from './change-digest.ts'

export function digestRoutes(mount: Mount, context: Context) {
  mount(getDigest, ({ host }) => digests.getDigest(context, host))
  mount(changeDigest, ({ host, body }) => digests.changeDigest(context, host, body.daily))
  mount(endDigest, ({ params }) => digests.endDigest(context, params.token))
}

/** Of the evening mail. */
export const digestLink = serveEndingLink({
  call: endDigest,
  page: '/digest/end',
  stop: digests.endDigest,
  findMemorial: digests.findMemorialByToken,
})
