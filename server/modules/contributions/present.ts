import type {
  ContributedPhoto,
  Contribution,
  HostContribution,
  PublicContribution,
} from '#contract/contributions.ts'
import type { Media } from '#contract/media.ts'
import { type MediaFacts, presentMedia, presentOwnPhoto } from '#server/modules/media/present.ts'

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
  recordings: MediaFacts[]
}

export type ForHost = ContributionFacts &
  Pick<HostContribution, 'pendingReason' | 'mailSender' | 'canBlock' | 'isInvited' | 'onPaper' | 'isBrought'>

/**
 * For hosts and moderators. A contributor without a name wants to be anonymous, so their address is not shown either.
 */
export function presentForHost(row: ForHost): HostContribution {
  const { pendingReason, mailSender, canBlock, isInvited, onPaper, isBrought } = row
  const told = presentContribution(row)
  const contributorEmail = told.contributorName === null ? null : told.contributorEmail
  const canThank = told.contributorEmail !== null
  const recordings = listed(row.recordings.map(presentOwnPhoto))
  return {
    ...told,
    media: row.media.map(presentOwnPhoto),
    ...recordings,
    contributorEmail,
    pendingReason,
    mailSender,
    canBlock,
    canThank,
    isInvited,
    onPaper,
    isBrought,
  }
}

export function presentContribution(row: ContributionFacts): Contribution {
  const { uuid, contributorName, contributorEmail, message, state, dateCreated, thankedAt } = row
  return {
    id: uuid,
    contributorName: contributorName?.trim() || null,
    contributorEmail,
    message,
    media: row.media.map(presentMedia),
    ...listed(row.recordings.map(presentMedia)),
    dateCreated: new Date(dateCreated).toISOString(),
    state,
    dateThanked: thankedAt && new Date(thankedAt).toISOString(),
  }
}

/** The contribution as every visitor sees it. */
export function presentOnWall(
  row: Pick<
    ContributionFacts,
    'uuid' | 'contributorName' | 'message' | 'dateCreated' | 'media' | 'recordings'
  >,
): PublicContribution {
  return {
    id: row.uuid,
    contributorName: row.contributorName?.trim() || null,
    message: row.message,
    media: row.media.map(presentToAll),
    ...listed(row.recordings.map(presentToAll)),
    dateCreated: new Date(row.dateCreated).toISOString(),
  }
}

const listed = (recordings: Media[]) => (recordings.length > 0 ? { recordings } : {})

/** A photo in the gallery, with its contributor's name; empty for Anonymous. */
export const presentInGallery = (
  photo: MediaFacts & { contributorName: string | null },
): ContributedPhoto => ({ media: presentToAll(photo), from: photo.contributorName?.trim() ?? '' })

/** The browser's own id of a file is only for its sender. */
const presentToAll = (file: MediaFacts) => ({ ...presentMedia(file), clientId: null })
