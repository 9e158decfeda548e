import type { Texts } from '../texts.ts'
import { calls } from './calls/index.ts'
import { mails } from './mails/index.ts'
import { operatorErrors } from './operator-errors.ts'
import { print } from './print.ts'
import { screens } from './screens/index.ts'
import { servicePackFiles } from './service-pack-files.ts'
import { tables } from './tables.ts'

export const texts: Texts = { calls, mails, operatorErrors, print, screens, servicePackFiles, tables }
