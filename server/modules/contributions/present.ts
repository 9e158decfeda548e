import type {
  ContributedPhoto,
  Contribution,
  HostContribution,
  PublicContribution,
} from '#contract/contributions.ts'
import { type MediaFacts, presentMedia } from '#server/modules/media/present.ts'

/** The fields of a contribution that its hosts see. Times are strings, since they come from JSON. */
interface ContributionFacts {
  uuid: string
  contributorName: string | null
  contributorEmail: string | null
  message: string
  state: Contribution['state']
  dateCreated: Date | string
  thankedAt: Date | string | null
  media: MediaFacts[]
}

export type ForHost = ContributionFacts & Pick<HostContribution, 'pendingReason' | 'canBlock' | 'isInvited'>

/**
 * For hosts and moderators. A contributor without a name wants to be anonymous, so their address is not shown either.
 */
export function presentForHost(row: ForHost): HostContribution {
  const { pendingReason, canBlock, isInvited } = row
  const told = presentContribution(row)
  const contributorEmail = told.contributorName === null ? null : told.contributorEmail
  const canThank = told.contributorEmail !== null
  return { ...told, contributorEmail, pendingReason, canBlock, canThank, isInvited }
}

export function presentContribution(row: ContributionFacts): Contribution {
  const { uuid, contributorName, contributorEmail, message, state, dateCreated, thankedAt } = row
  return {
    id: uuid,
    contributorName: contributorName?.trim() || null,
    contributorEmail,
    message,
    media: row.media.map(presentMedia),
    dateCreated: new Date(dateCreated).toISOString(),
    state,
    dateThanked: thankedAt && new Date(thankedAt).toISOString(),
  }
}

/** The contribution as every visitor sees it. */
export function presentOnWall(
  row: Pick<ContributionFacts, 'uuid' | 'contributorName' | 'message' | 'dateCreated' | 'media'>,
): PublicContribution {
  return {
    id: row.uuid,
    contributorName: row.contributorName?.trim() || null,
    message: row.message,
    media: row.media.map(presentToAll),
    dateCreated: new Date(row.dateCreated).toISOString(),
  }
}

/** A photo in the gallery, with its contributor's name; empty for Anonymous. */
export function presentInGallery(row: {
  photo: MediaFacts
  contributorName: string | null
}): ContributedPhoto {
  return { media: presentToAll(row.photo), from: row.contributorName?.trim() ?? '' }
}

/** The browser's own id of a photo is only for its sender. */
const presentToAll = (photo: MediaFacts) => ({ ...presentMedia(photo), clientId: null })
