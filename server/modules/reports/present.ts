import type { Report } from '#contract/safety.ts'
import type { ReportRow } from './repo.ts'

export const presentReport = (row: ReportRow): Report => ({ ...row, createdAt: row.createdAt.toISOString() })
