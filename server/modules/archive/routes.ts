import {
  fetchArchive,
  getArchive,
  restoreFromArchive,
  sendArchive,
  setSuccessors,
} from '#contract/archive.ts'
import type { KeepsakeFiles, OpenKeepsake } from '#server/http/keepsakes.ts'
import type { Mount } from '#server/http/mount.ts'
import { asksForPage } from '#server/http/target.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import { findDownload, openDownload } from './download-archive.ts'
import * as archives from './name-successors.ts'
import { restoreMemorial } from './restore-memorial.ts'
import * as sends from './send-archive.ts'

export function archiveRoutes(mount: Mount, context: Context) {
  mount(getArchive, ({ host }) => archives.getArchive(context, host))
  mount(fetchArchive, ({ caller, params, query }) =>
    archives.fetchArchive(context, caller, { ...params, ...query }),
  )
  mount(setSuccessors, ({ host, body }) => archives.setSuccessors(context, host, body))
  mount(sendArchive, async ({ host }) => {
    await sends.sendArchive(context, host)
    return archives.getArchive(context, host)
  })
  mount(restoreFromArchive, ({ files: [file] }) => {
    if (!file) throw new DomainError('FILE_MISSING')
    return restoreMemorial(context, file.path, null)
  })
}

/** Where a browser goes when its link will work again later. */
const BUSY_PAGE = '/link-expired?busy'

/** Answers links to an archive. */
export const archiveFiles = (context: Context): KeepsakeFiles['kinds'] => ({
  archive: { extension: '.zip', open: openArchive(context) },
})

/**
 * Sends an archive. It is generated while it is sent, so its size is not known and a broken download cannot be resumed.
 */
const openArchive =
  (context: Context): OpenKeepsake =>
  async (ticket, request, reply) => {
    const isBegun = request.method !== 'HEAD'
    try {
      const sent = isBegun ? await openDownload(context, ticket) : await findDownload(context, ticket)
      void reply
        .type('application/zip')
        .header('content-disposition', 'attachment')
        .header('accept-ranges', 'none')
      return await reply.send(isBegun ? sent : undefined)
    } catch (reason) {
      const isBusy = reason instanceof DomainError && reason.code === 'SERVER_BUSY'
      if (isBusy && asksForPage(request)) return reply.redirect(BUSY_PAGE, 303)
      throw reason
    }
  }
