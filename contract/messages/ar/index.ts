import type { Messages } from '../types.ts'
import { cards } from './cards.ts'
import { errors } from './errors.ts'
import { fields, names } from './fields.ts'
import { general } from './general.ts'

export const ar: Messages = { cards, errors, fields, general, names }
