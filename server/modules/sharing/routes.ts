import { getCardSheet } from '#contract/sharing.ts'
import { cspForPdf } from '#server/http/csp.ts'
import type { KeepsakeFiles, OpenKeepsake } from '#server/http/keepsakes.ts'
import type { Mount } from '#server/http/mount.ts'
import { sendFile } from '#server/http/send-file.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { Sharing } from './service.ts'

export function sharingRoutes(mount: Mount, sharing: Sharing) {
  mount(getCardSheet, ({ host, query }) => sharing.cardSheet(host, query.paper))
}

/** Answers links to a sheet of cards. */
export function cardFiles(deps: {
  sharing: Pick<Sharing, 'openCardSheet'>
  storage: Storage
}): KeepsakeFiles['kinds'] {
  const open: OpenKeepsake = async (ticket, request, reply) => {
    const { file, fileName } = await deps.sharing.openCardSheet(ticket)
    void reply
      .header('content-disposition', `inline; filename="${fileName}"`)
      .header('content-security-policy', cspForPdf)
    const etag = `"${file.key.slice(file.key.lastIndexOf('/') + 1)}"`
    return sendFile(deps.storage, { ...file, type: 'application/pdf', etag }, request, reply)
  }
  return { cards: { extension: '.pdf', open } }
}
