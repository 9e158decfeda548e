import type { Scene } from '../scene.ts'
import { accountScenes } from './account.ts'
import { beforeSharingScenes } from './before-sharing.ts'
import { bringRestScenes } from './bring-rest.ts'
import { contactScenes } from './contacts.ts'
import { dashboardScenes } from './dashboard.ts'
import { deletionScenes } from './deletion.ts'
import { editingScenes } from './editing.ts'
import { formScenes } from './forms.ts'
import { fundChangeScenes } from './fund-changes.ts'
import { givingScenes } from './giving.ts'
import { keepsakeScenes } from './keepsakes.ts'
import { inOtherLanguages } from './languages.ts'
import { localStorageScenes } from './local-storage.ts'
import { memoryCardScenes } from './memory-cards.ts'
import { messageScenes } from './message.ts'
import { openArchiveScenes } from './open-archive.ts'
import { operatorDeskScenes } from './operator-desk.ts'
import { orderOfServiceScenes } from './order-of-service.ts'
import { photoDateScenes } from './photo-dates.ts'
import { printedScenes } from './printed.ts'
import { programmeScenes } from './programme.ts'
import { progressScenes } from './progress.ts'
import { publicScenes } from './public.ts'
import { receiptScenes } from './receipts.ts'
import { recordingScenes } from './recordings.ts'
import { savingScenes } from './saving.ts'
import { stepScenes } from './steps.ts'
import { thanksScenes } from './thanks.ts'
import { viewProgrammeScenes } from './view-programme.ts'
import { viewingScenes, visitingScenes } from './visitor.ts'
import { yearlyScenes } from './yearly.ts'

const byFile: [file: string, scenes: Scene[]][] = [
  ['public.ts', publicScenes],
  ['giving.ts', givingScenes],
  ['visitor.ts', [...viewingScenes, ...visitingScenes]],
  ['view-programme.ts', viewProgrammeScenes],
  ['printed.ts', printedScenes],
  ['yearly.ts', yearlyScenes],
  ['forms.ts', formScenes],
  ['progress.ts', progressScenes],
  ['steps.ts', stepScenes],
  ['before-sharing.ts', beforeSharingScenes],
  ['message.ts', messageScenes],
  ['recordings.ts', recordingScenes],
  ['saving.ts', savingScenes],
  ['account.ts', accountScenes],
  ['receipts.ts', receiptScenes],
  ['dashboard.ts', dashboardScenes],
  ['deletion.ts', deletionScenes],
  ['editing.ts', editingScenes],
  ['fund-changes.ts', fundChangeScenes],
  ['photo-dates.ts', photoDateScenes],
  ['order-of-service.ts', orderOfServiceScenes],
  ['programme.ts', programmeScenes],
  ['thanks.ts', thanksScenes],
  ['contacts.ts', contactScenes],
  ['local-storage.ts', localStorageScenes],
  ['keepsakes.ts', keepsakeScenes],
  ['memory-cards.ts', memoryCardScenes],
  ['open-archive.ts', openArchiveScenes],
  ['bring-rest.ts', bringRestScenes],
  ['operator-desk.ts', operatorDeskScenes],
]

/** Each with the file that it stands in. */
export type PlacedScene = Scene & { file: string }

const inEnglish: PlacedScene[] = byFile.flatMap(([file, scenes]) =>
  scenes.map((scene) => ({ ...scene, file: `scripts/screens/scenes/${file}` })),
)

export const allScenes: PlacedScene[] = [...inEnglish, ...inOtherLanguages(inEnglish)]
