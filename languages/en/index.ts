import { calls } from './calls/index.ts'
import { mails } from './mails.ts'
import { print } from './print.ts'
import { screens } from './screens/index.ts'
import { servicePackFiles } from './service-pack-files.ts'
import { tables } from './tables.ts'

export const texts = { calls, mails, print, screens, servicePackFiles, tables }
