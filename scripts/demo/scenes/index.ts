import type { Painting } from '../brush/painting.ts'
import { allotment } from './allotment.ts'
import { beach } from './beach.ts'
import { blueDoor } from './blue-door.ts'
import { choirOuting } from './choir-outing.ts'
import { christmas } from './christmas.ts'
import { dance } from './dance.ts'
import { exchange } from './exchange.ts'
import { fingalHead } from './fingal-head.ts'
import { gardenSwing } from './garden-swing.ts'
import { harbourWall } from './harbour-wall.ts'
import { lastTable } from './last-table.ts'
import { lisbon } from './lisbon.ts'
import { nightMail } from './night-mail.ts'
import { pianoLesson } from './piano-lesson.ts'
import { portrait } from './portrait.ts'
import { puppy } from './puppy.ts'
import { quarterToSix } from './quarter-to-six.ts'
import { seaBench } from './sea-bench.ts'
import { weddingGate } from './wedding-gate.ts'
import { wharf } from './wharf.ts'
import { windowJar } from './window-jar.ts'

/** One life, in the order in which it was lived, by the names of their files. */
export const paintings = {
  portrait,
  'harbour-wall': harbourWall,
  exchange,
  dance,
  'fingal-head': fingalHead,
  'wedding-gate': weddingGate,
  'blue-door': blueDoor,
  wharf,
  beach,
  'night-mail': nightMail,
  'choir-outing': choirOuting,
  allotment,
  puppy,
  christmas,
  'garden-swing': gardenSwing,
  'sea-bench': seaBench,
  'quarter-to-six': quarterToSix,
  lisbon,
  'piano-lesson': pianoLesson,
  'window-jar': windowJar,
  'last-table': lastTable,
} as const satisfies Readonly<Record<string, () => Painting>>

export type LifeScene = keyof typeof paintings
