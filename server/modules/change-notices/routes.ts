import {
  getProgrammeChange,
  leaveProgrammeChange,
  markChangeTexted,
  tellProgrammeChange,
} from '#contract/change-notices.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as notices from './service-notices.ts'

export function changeNoticeRoutes(mount: Mount, context: Context) {
  mount(getProgrammeChange, ({ host }) => notices.getProgrammeChange(context, host))
  mount(tellProgrammeChange, ({ host, body }) => notices.tellProgrammeChange(context, host, body))
  mount(leaveProgrammeChange, ({ host, body }) => notices.leaveProgrammeChange(context, host, body.revision))
  mount(markChangeTexted, ({ host, params, body }) =>
    notices.markChangeTexted(context, host, params, body.texted),
  )
}
