import { deleteMemorial, restoreMemorial, updateStories } from '#contract/edits.ts'
import { createMemorial, editMemorial, updateShareSlug } from '#contract/memorials.ts'
import { changeSettings } from '#contract/safety.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as creation from './create-memorial.ts'
import * as removal from './delete-memorial.ts'
import * as edits from './edit-memorial.ts'
import { saveSettings } from './save-settings.ts'

export function memorialRoutes(mount: Mount, context: Context) {
  mount(createMemorial, ({ caller, body }) => creation.createMemorial(context, caller, body))
  mount(editMemorial, ({ host, body }) => edits.editMemorial(context, host, body))
  mount(updateShareSlug, ({ host, body }) => edits.updateShareSlug(context, host, body.shareSlug))
  mount(updateStories, ({ host, body }) => edits.updateStories(context, host, body))
  mount(changeSettings, ({ host, body }) => saveSettings(context, host, body))
  mount(deleteMemorial, ({ host }) => removal.deleteMemorial(context, host))
  mount(restoreMemorial, ({ caller, params }) =>
    removal.restoreMemorial(context, caller, params.memorialUuid),
  )
}
