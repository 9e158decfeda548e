import {
  askHandOver,
  callOffHandOver,
  finishHandOver,
  getHandOver,
  listHandOvers,
  stopHandOver,
} from '#contract/hand-overs.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as asks from './ask-hand-over.ts'
import * as ends from './end-hand-over.ts'

export function handOverRoutes(mount: Mount, context: Context) {
  mount(listHandOvers, () => asks.listHandOvers(context))
  mount(askHandOver, ({ params, body, operator }) =>
    asks.askHandOver(context, params.memorialUuid, body, operator.name),
  )
  mount(finishHandOver, ({ params, operator }) =>
    ends.finishHandOver(context, params.handOverUuid, operator.name),
  )
  mount(callOffHandOver, ({ params, operator }) =>
    ends.callOffHandOver(context, params.handOverUuid, operator.name),
  )
  mount(getHandOver, ({ host }) => ends.getHandOver(context, host))
  mount(stopHandOver, ({ host, caller }) => ends.stopHandOver(context, host, caller))
}
