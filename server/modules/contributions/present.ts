import type {
  ContributedPhoto,
  Contribution,
  HostContribution,
  PublicContribution,
} from '#contract/contributions.ts'
import { type MediaFacts, presentMedia } from '#server/modules/media/present.ts'

/** What of a contribution its hosts see. Times come as text from inside JSON. */
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

/** For those who look after it. Whoever gave no name wished not to be known: their address is not told either. */
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

/** As everyone reads it. */
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

/** A photo in the gallery, with the name of whoever added it; empty for nobody's. */
export function presentInGallery(row: {
  photo: MediaFacts
  contributorName: string | null
}): ContributedPhoto {
  return { media: presentToAll(row.photo), from: row.contributorName?.trim() ?? '' }
}

/** The browser's own id of a photo is between it and whoever sent it. */
const presentToAll = (photo: MediaFacts) => ({ ...presentMedia(photo), clientId: null })
