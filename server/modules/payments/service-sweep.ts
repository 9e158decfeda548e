import type { Context } from '#server/ports/context.ts'
import * as extensions from './service-extension-settle.ts'
import { eachOf } from './service-extension-settle.ts'
import { settle } from './service-provider.ts'
import { giveBack } from './service-refunds.ts'
import { releaseFirst, sweepable } from './service-settle.ts'

/** For all memorials: the browser or this server may have stopped, and the provider's webhooks may be lost. */
export async function settleBegun(context: Context): Promise<void> {
  const { begun, surplus } = await sweepable(context)
  await eachOf(begun, (payment) => settle(context, payment))
  await eachOf(surplus, (payment) => giveBack(context, payment))
  await extensions.settleBegun(context)
}

/** Calls off the other begun payments of a memorial once one is paid. */
export async function release(context: Context, memorialUuid: string): Promise<void> {
  await releaseFirst(context, memorialUuid)
  await extensions.release(context, memorialUuid)
}
