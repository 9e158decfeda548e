import type { Paper } from '#contract/keepsakes.ts'

/** Millimetres. */
export const papers: Record<Paper, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  LETTER: { width: 215.9, height: 279.4 },
}
