import type { Scene } from '../scene.ts'
import { accountScenes } from './account.ts'
import { contactScenes } from './contacts.ts'
import { dashboardScenes } from './dashboard.ts'
import { editingScenes } from './editing.ts'
import { keepingScenes } from './keeping.ts'
import { keepsakeScenes } from './keepsakes.ts'
import { makingScenes } from './making.ts'
import { publicScenes } from './public.ts'

export const allScenes: Scene[] = [
  ...publicScenes,
  ...makingScenes,
  ...accountScenes,
  ...dashboardScenes,
  ...editingScenes,
  ...contactScenes,
  ...keepingScenes,
  ...keepsakeScenes,
]
