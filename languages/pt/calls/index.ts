import type { Messages } from '../../texts.ts'
import { cards } from './cards.ts'
import { errors } from './errors.ts'
import { fields, names } from './fields.ts'
import { general } from './general.ts'

export const calls: Messages = { cards, errors, fields, general, names }
