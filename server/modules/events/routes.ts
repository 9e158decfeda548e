import { getProgramme, saveProgramme } from '#contract/events.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as programme from './save-programme.ts'

export function mountEvents(mount: Mount, context: Context) {
  mount(getProgramme, ({ host }) => programme.readProgramme(context.db, host.memorialUuid))
  mount(saveProgramme, ({ host, body }) => programme.saveProgramme(context, host, body))
}
