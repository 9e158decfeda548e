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
  const { contributorEmail, ...told } = presentContribution(row)
  return {
    ...told,
    pendingReason,
    mailSender,
    canBlock,
    isInvited,
    onPaper,
    isBrought,
    media: row.media.map(presentOwnPhoto),
    ...listed(row.recordings.map(presentOwnPhoto)),
    contributorEmail: told.contributorName === null ? null : contributorEmail,
    canThank: contributorEmail !== null,
  }
}

export const presentContribution = (row: ContributionFacts): Contribution => ({
  ...presentWords(row),
  contributorEmail: row.contributorEmail,
  media: row.media.map(presentMedia),
  ...listed(row.recordings.map(presentMedia)),
  state: row.state,
  dateThanked: row.thankedAt && new Date(row.thankedAt).toISOString(),
})

type WallFacts = Omit<ContributionFacts, 'contributorEmail' | 'state' | 'thankedAt'>

/** The contribution as every visitor sees it. */
export const presentOnWall = (row: WallFacts): PublicContribution => ({
  ...presentWords(row),
  media: row.media.map(presentToAll),
  ...listed(row.recordings.map(presentToAll)),
})

const presentWords = ({ uuid, contributorName, message, dateCreated }: WallFacts) => ({
  id: uuid,
  contributorName: contributorName?.trim() || null,
  message,
  dateCreated: new Date(dateCreated).toISOString(),
})

const listed = (recordings: Media[]) => (recordings.length > 0 ? { recordings } : {})

/** A photo in the gallery, with its contributor's name; empty for Anonymous. */
export const presentInGallery = (
  photo: MediaFacts & { contributorName: string | null },
): ContributedPhoto => ({ media: presentToAll(photo), from: photo.contributorName?.trim() ?? '' })

/** The browser's own id of a file is only for its sender. */
const presentToAll = (file: MediaFacts) => ({ ...presentMedia(file), clientId: null })
