import * as accounts from './accounts.ts'
import * as anniversaries from './anniversaries.ts'
import * as archive from './archive.ts'
import * as auditLog from './audit-log.ts'
import * as beforeSharing from './before-sharing.ts'
import * as contacts from './contacts.ts'
import * as contributions from './contributions.ts'
import * as digest from './digest.ts'
import * as disputes from './disputes.ts'
import * as edits from './edits.ts'
import type { Endpoint } from './endpoint.ts'
import * as eventNotices from './event-notices.ts'
import * as events from './events.ts'
import * as funds from './funds.ts'
import * as handOvers from './hand-overs.ts'
import * as hosts from './hosts.ts'
import * as keepsakes from './keepsakes.ts'
import * as media from './media.ts'
import * as memorials from './memorials.ts'
import * as operating from './operating.ts'
import * as operatorLog from './operator-log.ts'
import * as operators from './operators.ts'
import * as ordersOfService from './order-of-service.ts'
import * as passkeys from './passkeys.ts'
import * as payments from './payments.ts'
import * as receipts from './receipts.ts'
import * as retention from './retention.ts'
import * as rsvps from './rsvps.ts'
import * as safety from './safety.ts'
import * as servicePack from './service-pack.ts'
import * as sharing from './sharing.ts'
import * as signInCodes from './sign-in-codes.ts'
import * as thanks from './thanks.ts'
import * as visitors from './visitors.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

const parts = {
  accounts,
  signInCodes,
  passkeys,
  memorials,
  media,
  edits,
  digest,
  anniversaries,
  hosts,
  auditLog,
  contacts,
  payments,
  disputes,
  retention,
  contributions,
  rsvps,
  eventNotices,
  events,
  thanks,
  funds,
  visitors,
  receipts,
  safety,
  operatorLog,
  operators,
  operating,
  handOvers,
  beforeSharing,
  keepsakes,
  archive,
  sharing,
  ordersOfService,
  servicePack,
}

/** All calls of the product with the part that declares them: for the documentation and for the tests. */
export const endpoints: { part: string; name: string; endpoint: Endpoint }[] = Object.entries(parts).flatMap(
  ([part, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      isEndpoint(value) ? [{ part, name, endpoint: value }] : [],
    ),
)
