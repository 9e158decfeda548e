import { askHandOver, callOffHandOver, listHandOvers, witnessHandOver } from '#contract/operating.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as handOvers from './service-hand-overs.ts'

export function handOverRoutes(mount: Mount, context: Context) {
  mount(listHandOvers, () => handOvers.listHandOvers(context))
  mount(askHandOver, ({ params, body, operator }) =>
    handOvers.ask(context, params.memorialUuid, body, operator),
  )
  mount(witnessHandOver, ({ params, operator }) => handOvers.witness(context, params.handOverUuid, operator))
  mount(callOffHandOver, ({ params, operator }) => handOvers.callOff(context, params.handOverUuid, operator))
}
