import { formatMoney } from '#server/lib/money.ts'
import type { FileRow } from './repo-export-files.ts'
import type { HostedRow, Parts } from './repo-export-hosted.ts'

/** Puts the export into words that a person can read: names and links instead of identifiers. */
export function exportWords(publicUrl: string) {
  const page = (shareSlug: string) => `${publicUrl}/view/${shareSlug}`

  const file = ({
    location,
    filename,
    extension,
    title,
    originalName,
    bytes,
    takenAt,
    saidDate,
    fileDate,
    fileDateSource,
    isScan,
    withSound,
    transcript,
    createdAt,
  }: FileRow) => ({
    url: `${publicUrl}${location}/${filename}.${extension}`,
    caption: title,
    ...(transcript && { transcript }),
    originalName,
    bytes: Number(bytes),
    taken: takenAt,
    // Only where there is something to say: most files have none of it (docs/decisions/0017).
    ...(saidDate && { takenAsSaid: saidDate }),
    ...(fileDate && { takenAsInFile: fileDate, takenAsInFileBy: fileDateSource }),
    ...(isScan && { isScan }),
    ...(withSound && { withSound }),
    added: createdAt,
  })

  /** A row about a memorial: shows its name and link while the memorial exists. */
  function about<R extends { nameOfPerson: string | null; shareSlug: string | null }>({
    nameOfPerson,
    shareSlug,
    ...facts
  }: R) {
    return { memorial: nameOfPerson, link: shareSlug && page(shareSlug), ...facts }
  }

  /** A gift, given or only begun. */
  const gift = <
    R extends {
      nameOfPerson: string | null
      shareSlug: string | null
      amountMinor: number
      feeMinor: number
      currency: string
    },
  >({
    feeMinor,
    ...row
  }: R) => ({ ...about(inMoney(row)), fee: formatMoney(feeMinor, row.currency) })

  /** A memorial that the person hosts, with all its parts. */
  function memorial(row: HostedRow, parts: Parts) {
    const { uuid, shareSlug, profilePhotoUuid, ...facts } = row
    const partsOf = <P extends { memorialUuid: string }>(list: P[]) =>
      list.filter((part) => part.memorialUuid === uuid).map(({ memorialUuid: _, ...part }) => part)
    const files = parts.files.filter((one) => one.memorialUuid === uuid)
    const inRole = (role: FileRow['role']) => files.filter((one) => one.role === role).map(file)
    return {
      ...facts,
      link: page(shareSlug),
      portrait: files.filter((one) => one.uuid === profilePhotoUuid).map(file)[0] ?? null,
      videoMessages: inRole('HOST_VIDEO'),
      photos: inRole('PHOTO'),
      films: inRole('FILM'),
      stories: partsOf(parts.stories).map(({ title, text }) => [title, text].filter(Boolean).join('\n\n')),
      contacts: partsOf(parts.contacts),
      donationFunds: partsOf(parts.funds),
      programme: partsOf(parts.programme),
      orderOfService: partsOf(parts.orders)[0] ?? null,
      whomToThank: partsOf(parts.thanks),
    }
  }

  return { file, about, gift, memorial }
}

/** Writes an amount in minor units as people write money. */
export function inMoney<R extends { amountMinor: number; currency: string }>(row: R) {
  const { amountMinor, currency, ...facts } = row
  return { amount: formatMoney(amountMinor, currency), ...facts }
}
