import type { Scene } from '../scene.ts'
import { accountScenes } from './account.ts'
import { beforeSharingScenes } from './before-sharing.ts'
import { contactScenes } from './contacts.ts'
import { dashboardScenes } from './dashboard.ts'
import { deletionScenes } from './deletion.ts'
import { editingScenes } from './editing.ts'
import { formScenes } from './forms.ts'
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

const inEnglish: Scene[] = [
  ...publicScenes,
  ...givingScenes,
  ...viewingScenes,
  ...visitingScenes,
  ...viewProgrammeScenes,
  ...printedScenes,
  ...yearlyScenes,
  ...formScenes,
  ...progressScenes,
  ...stepScenes,
  ...beforeSharingScenes,
  ...messageScenes,
  ...recordingScenes,
  ...savingScenes,
  ...accountScenes,
  ...receiptScenes,
  ...dashboardScenes,
  ...deletionScenes,
  ...editingScenes,
  ...photoDateScenes,
  ...orderOfServiceScenes,
  ...programmeScenes,
  ...thanksScenes,
  ...contactScenes,
  ...localStorageScenes,
  ...keepsakeScenes,
  ...memoryCardScenes,
  ...openArchiveScenes,
  ...operatorDeskScenes,
]

export const allScenes: Scene[] = [...inEnglish, ...inOtherLanguages(inEnglish)]
