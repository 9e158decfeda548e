import { goalMinor } from '#app/draft/fund-goal.ts'
import { memorialOf, storiesPayload, toEditPayload } from '#app/draft/payload.ts'
import { namedFunds } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { updateFunds, updateStories } from '#contract/edits.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { editMemorial } from '#contract/memorials.ts'
import type { PartCall } from './send-parts.ts'

/** Saves some parts by the edit of the memorial. */
export const sendEdit: PartCall = ({ deps, draft, parts, version }) => {
  const { user } = deps.drafts.state.getState()
  return deps.call(editMemorial, { body: { ...toEditPayload(draft, user?.uuid ?? null, parts), version } })
}

const orNull = (text: string): string | null => text.trim() || null

/** The rows that the server had and that are not sent any more. */
const missing = <Id extends string>(
  before: readonly (Id | null | undefined)[],
  sent: readonly (Id | null)[],
): Id[] => before.filter((id) => id !== null && id !== undefined).filter((id) => !sent.includes(id))

/** The body of 'Update stories'. Blank stories are left out. */
function storiesBody(draft: Draft, version: number | null): SentBody<typeof updateStories> {
  const stories = storiesPayload(draft)
  const sent = stories.map(({ uuid }) => uuid)
  const before = draft.baseline?.stories.map(({ uuid }) => uuid) ?? []
  return { stories, deleteStoryUuids: missing(before, sent), version }
}

/** The body of 'Update funds'. Funds without a title are left out. The screen refuses unclear goals. */
function fundsBody(draft: Draft, version: number | null): SentBody<typeof updateFunds> {
  const funds = namedFunds(draft).map(({ server, title, description, recipient, payout, charity, goal }) => {
    const minor = goalMinor(goal, server?.currency)
    return {
      id: server?.id ?? null,
      title: title.trim(),
      description: orNull(description),
      recipient: orNull(recipient),
      payout: orNull(payout),
      charity: orNull(charity),
      goalMinor: minor === 'unclear' ? null : minor,
    }
  })
  const sent = funds.map(({ id }) => id)
  const before = draft.baseline?.funds.map(({ server }) => server?.id) ?? []
  return { funds, deleteFundIds: missing(before, sent), version }
}

export const sendStories: PartCall = ({ deps, draft, version }) =>
  deps.call(updateStories, {
    params: { memorialUuid: memorialOf(draft) },
    body: storiesBody(draft, version),
  })

export const sendFunds: PartCall = ({ deps, draft, version }) =>
  deps.call(updateFunds, {
    params: { memorialUuid: memorialOf(draft) },
    body: fundsBody(draft, version),
  })
