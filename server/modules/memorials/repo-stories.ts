import type { Tx } from '#server/ports/database.ts'
import type { StoryRow } from './rules.ts'

/** In their order. */
export function listStories(tx: Tx, memorialUuid: string): Promise<StoryRow[]> {
  return tx
    .selectFrom('stories')
    .select(['uuid', 'title', 'text', 'position'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()
}

export async function replaceStories(tx: Tx, memorialUuid: string, stories: StoryRow[]): Promise<void> {
  const kept = stories.map((story) => story.uuid)
  await tx
    .deleteFrom('stories')
    .where('memorialUuid', '=', memorialUuid)
    .$if(kept.length > 0, (query) => query.where('uuid', 'not in', kept))
    .execute()
  if (stories.length === 0) return
  await tx
    .insertInto('stories')
    .values(stories.map((story) => ({ ...story, memorialUuid })))
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        text: eb.ref('excluded.text'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute()
}
