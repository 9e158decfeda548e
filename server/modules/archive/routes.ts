import { getArchive, sendArchive, setSuccessors } from '#contract/archive.ts'
import type { KeepsakeFiles, OpenKeepsake } from '#server/http/keepsakes.ts'
import type { Mount } from '#server/http/mount.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Archives } from './service.ts'

export function archiveRoutes(mount: Mount, archives: Archives) {
  mount(getArchive, ({ host }) => archives.get(host))
  mount(setSuccessors, ({ host, body }) => archives.setSuccessors(host, body))
  mount(sendArchive, ({ host }) => archives.sendAsked(host))
}

/** Where a browser goes when its link will work again later. */
const BUSY_PAGE = '/link-expired?busy'

/** Answers links to an archive. */
export const archiveFiles = (archives: Pick<Archives, 'open' | 'checkHolder'>): KeepsakeFiles['kinds'] => ({
  archive: { extension: '.zip', open: openArchive(archives) },
})

/**
 * Sends an archive. It is generated while it is sent, so its size is not known and a broken download cannot be resumed.
 */
const openArchive =
  (archives: Pick<Archives, 'open' | 'checkHolder'>): OpenKeepsake =>
  async (ticket, request, reply) => {
    void reply
      .type('application/zip')
      .header('content-disposition', 'attachment')
      .header('accept-ranges', 'none')
    if (request.method === 'HEAD') {
      await archives.checkHolder(ticket)
      return reply.send()
    }
    try {
      const { stream, end } = await archives.open(ticket)
      const note = (complete: boolean) => {
        end(complete).catch((reason: unknown) =>
          request.log.error({ err: reason }, 'a download was not noted'),
        )
      }
      // Either everything was handed to the network, or the reader went away before.
      reply.raw.once('finish', () => note(stream.readableEnded))
      reply.raw.once('close', () => note(false))
      return await reply.send(stream)
    } catch (reason) {
      void reply.removeHeader('content-type').removeHeader('content-disposition')
      const isBusy = reason instanceof DomainError && reason.code === 'SERVER_BUSY'
      if (isBusy && String(request.headers.accept).includes('text/html'))
        return reply.redirect(BUSY_PAGE, 303)
      throw reason
    }
  }
