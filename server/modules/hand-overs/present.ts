import type { HandOver } from '#contract/operating.ts'
import type { HandOverRow } from './repo.ts'

export const presentHandOver = ({
  fromUser: _,
  toUser: __,
  askedWith: ___,
  ...row
}: HandOverRow): HandOver => ({
  ...row,
  fromEmail: row.fromEmail ?? '',
  askedAt: row.askedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})
