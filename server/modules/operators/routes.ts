import {
  addOperatorPasskey,
  beginOperatorEntry,
  beginOperatorJoin,
  beginOperatorPasskey,
  beginOperatorProof,
  enterAsOperator,
  getDesk,
  inviteOperator,
  joinAsOperator,
  leaveDesk,
  listOperators,
  proveOperator,
  removeOperator,
  removeOperatorPasskey,
} from '#contract/operators.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as accounts from './service-accounts.ts'
import * as passkeys from './service-passkeys.ts'
import * as sessions from './service-sessions.ts'

export function operatorRoutes(mount: Mount, context: Context) {
  mount(listOperators, () => accounts.listOperators(context))
  mount(inviteOperator, ({ body, operator }) => accounts.inviteOperator(context, body, operator))
  mount(removeOperator, ({ params, operator }) =>
    accounts.removeOperator(context, params.operatorUuid, operator),
  )
  mount(beginOperatorJoin, ({ body, ip }) => passkeys.beginJoin(context, body, ip))
  mount(joinAsOperator, ({ body, ...from }) => passkeys.join(context, body, from))
  mount(beginOperatorPasskey, ({ operator }) => passkeys.beginPasskey(context, operator))
  mount(addOperatorPasskey, ({ operator, body, ...from }) =>
    passkeys.addPasskey(context, operator, body, from),
  )
  mount(removeOperatorPasskey, ({ operator, body }) => passkeys.removePasskey(context, operator, body.id))
  mount(beginOperatorEntry, ({ body, ip }) => sessions.beginEntry(context, body, ip))
  mount(enterAsOperator, ({ body, keepOperator }) => sessions.enter(context, body, keepOperator))
  mount(getDesk, ({ operator }) => sessions.getDesk(operator))
  mount(beginOperatorProof, ({ operator }) => sessions.beginProof(context, operator))
  mount(proveOperator, ({ operator, body }) => sessions.prove(context, operator, body))
  mount(leaveDesk, async ({ operator, body, keepOperator }) => {
    await sessions.leave(context, operator, body)
    keepOperator(null)
  })
}
