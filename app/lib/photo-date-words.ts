import type { PhotoDate } from '#contract/photo-date.ts'
import { photoDateWords } from '#contract/photo-date-words.ts'
import { formatMemorialDate, formatMonth } from './dates.ts'

/** When a photo was taken, with days and months as screens write every other date; '' where it is not known. */
export const writtenPhotoDate = (
  date: PhotoDate | null | undefined,
  t: Parameters<typeof photoDateWords>[1],
): string => photoDateWords(date, t, { DAY: formatMemorialDate, MONTH: formatMonth })
