import { changeGift, changeMemory, openReceipt, renewReceipt, takeBack } from '#contract/receipts.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as receipts from './open-receipt.ts'

export function receiptRoutes(mount: Mount, context: Context) {
  mount(openReceipt, ({ body }) => receipts.openReceipt(context, body.token))
  mount(renewReceipt, ({ body }) => receipts.renewReceipt(context, body.token))
  mount(changeMemory, ({ body }) => receipts.changeMemory(context, body))
  mount(changeGift, ({ body }) => receipts.changeGift(context, body))
  mount(takeBack, ({ body }) => receipts.takeBack(context, body.token))
}
