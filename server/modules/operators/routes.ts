import { addOperator, getDesk, listOperators, removeOperator } from '#contract/operators.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as operators from './mark-operator.ts'

export function operatorRoutes(mount: Mount, context: Context) {
  mount(listOperators, () => operators.listOperators(context))
  mount(addOperator, ({ body }) => operators.addOperator(context, body.email))
  mount(removeOperator, ({ body }) => operators.removeOperator(context, body.email))
  mount(getDesk, ({ operator }) => operator)
}
