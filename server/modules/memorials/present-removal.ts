import type { DeletedMemorial } from '#contract/memorials.ts'
import type { DeletedRow } from './repo-removal.ts'
import { removalOf } from './rules-removal.ts'

export function presentDeleted({ uuid, nameOfPerson, deletedAt }: DeletedRow): DeletedMemorial {
  return {
    uuid,
    nameOfPerson,
    dateDeleted: deletedAt.toISOString(),
    removedAt: removalOf(deletedAt).toISOString(),
  }
}
