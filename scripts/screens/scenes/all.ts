import type { Scene } from '../scene.ts'
import { accountScenes } from './account.ts'
import { contactScenes } from './contacts.ts'
import { dashboardScenes } from './dashboard.ts'
import { editingScenes } from './editing.ts'
import { formScenes } from './forms.ts'
import { keepsakeScenes } from './keepsakes.ts'
import { inOtherLanguages } from './languages.ts'
import { localStorageScenes } from './local-storage.ts'
import { messageScenes } from './message.ts'
import { programmeScenes } from './programme.ts'
import { progressScenes } from './progress.ts'
import { publicScenes } from './public.ts'
import { savingScenes } from './saving.ts'
import { stepScenes } from './steps.ts'
import { viewProgrammeScenes } from './view-programme.ts'
import { viewingScenes, visitingScenes } from './visitor.ts'

const byFile: [file: string, scenes: Scene[]][] = [
  ['public.ts', publicScenes],
  ['visitor.ts', [...viewingScenes, ...visitingScenes]],
  ['view-programme.ts', viewProgrammeScenes],
  ['forms.ts', formScenes],
  ['progress.ts', progressScenes],
  ['steps.ts', stepScenes],
  ['message.ts', messageScenes],
  ['saving.ts', savingScenes],
  ['account.ts', accountScenes],
  ['dashboard.ts', dashboardScenes],
  ['editing.ts', editingScenes],
  ['programme.ts', programmeScenes],
  ['contacts.ts', contactScenes],
  ['local-storage.ts', localStorageScenes],
  ['keepsakes.ts', keepsakeScenes],
]

/** Each with the file that it stands in. */
export type PlacedScene = Scene & { file: string }

const inEnglish: PlacedScene[] = byFile.flatMap(([file, scenes]) =>
  scenes.map((scene) => ({ ...scene, file: `scripts/screens/scenes/${file}` })),
)

export const allScenes: PlacedScene[] = [...inEnglish, ...inOtherLanguages(inEnglish)]
