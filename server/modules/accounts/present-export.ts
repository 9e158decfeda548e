import { formatMoney } from '#server/lib/money.ts'
import type { FileRow, HostedRow, Parts } from './repo-export.ts'

/** How what is kept about a person is told to them: by names and links, in words a person can read. */
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
    createdAt,
  }: FileRow) => ({
    url: `${publicUrl}${location}/${filename}.${extension}`,
    caption: title,
    originalName,
    bytes: Number(bytes),
    taken: takenAt,
    added: createdAt,
  })

  /** A row about a memorial, which is told by its name and link, as long as there is one. */
  function about<R extends { nameOfPerson: string | null; shareSlug: string | null }>({
    nameOfPerson,
    shareSlug,
    ...facts
  }: R) {
    return { memorial: nameOfPerson, link: shareSlug && page(shareSlug), ...facts }
  }

  /** Money given, or about to be. */
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

  /** A memorial that somebody looks after, with all its parts. */
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
      stories: partsOf(parts.stories).map(({ title, text }) => [title, text].filter(Boolean).join('\n\n')),
      contacts: partsOf(parts.contacts),
      donationFunds: partsOf(parts.funds),
    }
  }

  return { file, about, gift, memorial }
}

/** Amounts in minor units as people write money. */
export function inMoney<R extends { amountMinor: number; currency: string }>(row: R) {
  const { amountMinor, currency, ...facts } = row
  return { amount: formatMoney(amountMinor, currency), ...facts }
}
