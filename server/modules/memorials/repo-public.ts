import { memorialsOfSlug } from '#server/lib/of-slug.ts'
import type { Db } from '#server/ports/database.ts'

/** What decides who may read a memorial; by its slug, or by one it had before. Undefined when it was deleted. */
export function findBySlug(db: Db, slug: string) {
  return db
    .selectFrom('memorials')
    .select([
      'uuid',
      'shareSlug',
      'nameOfPerson',
      'visibility',
      'passcodeHash',
      'appearAtOnce',
      'language',
      'paymentCompletedAt',
      'hiddenAt',
      'archivedAt',
    ])
    .where('uuid', 'in', memorialsOfSlug(slug))
    .where('deletedAt', 'is', null)
    .orderBy((eb) => eb('shareSlug', '=', slug), 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type GateRow = NonNullable<Awaited<ReturnType<typeof findBySlug>>>
