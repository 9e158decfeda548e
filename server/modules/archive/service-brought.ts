import type { findBrought as findCall } from '#contract/brought.ts'
import type { Body } from '#contract/endpoint.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import * as contributions from '#server/modules/contributions/service.ts'
import * as rsvps from '#server/modules/rsvps/service.ts'
import type { Context } from '#server/ports/context.ts'

// What others left at a memorial that was elsewhere, from the archive that the owner's browser reads (docs/decisions/0036).

/** What is here of it already. Each module brings its own. */
export async function findBrought(context: Context, owner: HostAccess, asked: Body<typeof findCall>) {
  return {
    memories: await contributions.findBrought(context, owner, asked.memories),
    answers: await rsvps.findBrought(context, owner, asked.answers),
  }
}
