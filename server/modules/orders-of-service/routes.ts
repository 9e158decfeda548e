import { getOrderOfService, makeOrderOfService, saveOrderOfService } from '#contract/order-of-service.ts'
import { cspForPdf } from '#server/http/csp.ts'
import type { KeepsakeFiles } from '#server/http/keepsakes.ts'
import type { Mount } from '#server/http/mount.ts'
import { sendFile } from '#server/http/send-file.ts'
import type { Context } from '#server/ports/context.ts'
import { readOrder } from './load-order.ts'
import * as making from './make-order.ts'
import { saveOrderOfService as save } from './save-order.ts'

export function orderOfServiceRoutes(mount: Mount, context: Context) {
  mount(getOrderOfService, async ({ host }) => (await readOrder(context.db, host.memorialUuid)).order)
  mount(saveOrderOfService, ({ host, body }) => save(context, host, body))
  mount(makeOrderOfService, ({ host, body, signal }) =>
    making.makeOrderOfService(context, host, body, signal),
  )
}

/** Answers links to an order of service. */
export const orderOfServiceFiles = (context: Context): KeepsakeFiles['kinds'] => ({
  order: {
    extension: '.pdf',
    async open(ticket, request, reply) {
      const file = await making.openOrder(context, ticket)
      // A browser takes the name from the address, which says whether it holds sheets or pages.
      void reply.header('content-disposition', 'inline').header('content-security-policy', cspForPdf)
      return sendFile(context.storage, { ...file, type: 'application/pdf' }, request, reply)
    },
  },
})
