import { getCardSheet } from '#contract/sharing.ts'
import { cspForPdf } from '#server/http/csp.ts'
import type { KeepsakeFiles, OpenKeepsake } from '#server/http/keepsakes.ts'
import type { Mount } from '#server/http/mount.ts'
import { sendFile } from '#server/http/send-file.ts'
import type { Context } from '#server/ports/context.ts'
import * as sharing from './share-memorial.ts'

export function sharingRoutes(mount: Mount, context: Context) {
  mount(getCardSheet, ({ host, query }) => sharing.getCardSheet(context, host, query))
}

/** Answers links to a sheet of cards. */
export function cardFiles(context: Context): KeepsakeFiles['kinds'] {
  const open: OpenKeepsake = async (ticket, request, reply) => {
    const { file, fileName } = await sharing.openCardSheet(context, ticket)
    void reply
      .header('content-disposition', `inline; filename="${fileName}"`)
      .header('content-security-policy', cspForPdf)
    const etag = `"${file.key.slice(file.key.lastIndexOf('/') + 1)}"`
    return sendFile(context.storage, { ...file, type: 'application/pdf', etag }, request, reply)
  }
  return { cards: { extension: '.pdf', open } }
}
