import { findMemorials, hideMemorial } from '#contract/safety.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as operating from './service.ts'

export function operatingRoutes(mount: Mount, context: Context) {
  mount(findMemorials, ({ query }) => operating.findMemorials(context, query.search))
  mount(hideMemorial, ({ params, body }) =>
    operating.setMemorialHidden(context, params.memorialUuid, body.hidden),
  )
}
