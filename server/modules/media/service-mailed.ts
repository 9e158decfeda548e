import type { Media } from '#contract/media.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentMedia } from './present.ts'
import * as repo from './repo.ts'
import { stageAgain } from './repo-staged.ts'
import { refusedForSize } from './rules.ts'
import { type ArrivedFile, keepPhoto, renderAnew } from './service-incoming-photos.ts'
import { requireMemorialRoom } from './service-quota.ts'

/** The memorial that a mail is for, and its own id, by which the work is counted. */
export interface MailSender {
  memorialUuid: string
  mailUuid: string
}

/**
 * Stores a photo of a mail, which stays hidden until a memory has it. Taken again with the same id, it is the same photo.
 * Deletes the local file. Rejects with the `PHOTO_…` codes or NO_ROOM.
 */
export async function takeMailed(
  context: Context,
  { memorialUuid, mailUuid }: MailSender,
  file: ArrivedFile,
  { title, clientId }: { title: string; clientId: string | null },
): Promise<{ mediaUuid: string; media: Media }> {
  const refusal = refusedForSize('photo', file.bytes)
  if (refusal) throw new DomainError(refusal)
  await requireMemorialRoom(context, memorialUuid, file.bytes)
  const row = await keepPhoto(context, file, {
    memorialUuid,
    userUuid: mailUuid,
    clientId,
    title,
    write: (work) => context.db.transaction().execute(work),
    find: (tx, id) => alreadyThere(context, tx, memorialUuid, id),
    fields: async () => ({ role: 'CONTRIBUTION', position: null, uploadedBy: null }),
  })
  return { mediaUuid: row.uuid, media: presentMedia(row) }
}

/** One that waited for its memory longer than photos wait is taken up again. */
async function alreadyThere(context: Context, tx: Tx, memorialUuid: string, clientId: string) {
  const there = await repo.findByClientId(tx, memorialUuid, clientId)
  if (!there?.deletedAt) return there
  const restored = await stageAgain(tx, there.uuid, context.clock.now())
  await renderAnew(context, tx, restored)
  return restored
}
