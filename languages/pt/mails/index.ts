import type { Texts } from '../../texts.ts'
import { accounts } from './accounts.ts'
import { anniversaries } from './anniversaries.ts'
import { archive } from './archive.ts'
import { contacts } from './contacts.ts'
import { contributions } from './contributions.ts'
import { digest } from './digest.ts'
import { donations } from './donations.ts'
import { eventNotices } from './event-notices.ts'
import { events } from './events.ts'
import { funds } from './funds.ts'
import { handOvers } from './hand-overs.ts'
import { hosts } from './hosts.ts'
import { layout } from './layout.ts'
import { memorials } from './memorials.ts'
import { payments } from './payments.ts'
import { retention } from './retention.ts'
import { rsvps } from './rsvps.ts'
import { thanks } from './thanks.ts'

export const mails: Texts['mails'] = {
  ...layout,
  ...accounts,
  ...anniversaries,
  ...archive,
  ...eventNotices,
  ...contacts,
  ...contributions,
  ...digest,
  ...donations,
  ...events,
  ...funds,
  ...handOvers,
  ...hosts,
  ...memorials,
  ...payments,
  ...retention,
  ...rsvps,
  ...thanks,
}
